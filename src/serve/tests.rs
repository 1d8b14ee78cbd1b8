//! The server as a browser meets it, over a socket.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use super::*;

/// A server over a small built site under `/quay`.
struct Running {
    address: SocketAddr,
    preview: Arc<Preview>,
    folder: tempfile::TempDir,
    _runtime: tokio::runtime::Runtime,
}

impl Running {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let site = folder.path().join("site");
        for (path, text) in [
            ("index.html", "<!doctype html><p>home"),
            ("404.html", "<!doctype html><p>lost"),
            ("2016/index.html", "<!doctype html><p>2016"),
            ("static/site.css", "body {}"),
            ("data/entries.geojson", "{}"),
            ("static/a.js", "1"),
        ] {
            let file = site.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let shown = Shown { base_path: "/quay".to_owned(), faults: None };
        let preview = Arc::new(Preview { site, shown: RwLock::new(shown) });
        let listener = bind(0).unwrap();
        let address = listener.local_addr().unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.spawn(server::run(listener, Arc::clone(&preview), LiveReloadLayer::new()));
        Self { address, preview, folder, _runtime: runtime }
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1"), "localhost")
    }

    fn ask(&self, line: &str, host: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!("{line}\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

/// The answer to a path has this status and these parts.
#[track_caller]
fn answers(running: &Running, path: &str, status: u16, parts: &[&str]) {
    let answer = running.get(path);
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path}: {answer}");
    for part in parts {
        assert!(answer.contains(part), "{path} lacks {part:?}: {answer}");
    }
}

#[test]
fn the_site_stands_under_the_path_of_its_base_url() {
    let running = Running::new();
    answers(&running, "/", 307, &["location: /quay/\r\n"]);
    answers(&running, "/quay", 307, &["location: /quay/\r\n"]);
    answers(&running, "/quay/", 200, &["<p>home", "text/html; charset=utf-8", "no-store"]);
    answers(&running, "/quay/?q=nets", 200, &["<p>home"]);
    answers(&running, "/quay/2016/", 200, &["<p>2016"]);
    answers(&running, "/quay/2016", 307, &["location: /quay/2016/\r\n"]);
    answers(&running, "/quay/static/site.css", 200, &["text/css; charset=utf-8", "body {}"]);
    answers(&running, "/quay/static/a.js", 200, &["text/javascript"]);
    answers(&running, "/quay/data/entries.geojson", 200, &["application/geo+json"]);
}

#[test]
fn what_is_not_there_is_the_page_that_the_site_has_for_it() {
    let running = Running::new();
    for path in ["/quay/none/", "/quay/none.css", "/2016/", "/quayside/", "/quay//2016"] {
        answers(&running, path, 404, &["<p>lost"]);
    }
    fs::remove_file(running.preview.site.join("404.html")).unwrap();
    answers(&running, "/quay/none/", 404, &["no such page"]);
}

#[test]
fn pages_reload_and_other_files_are_left_as_they_are() {
    let running = Running::new();
    assert!(running.get("/quay/").contains("tower-livereload/event-stream"));
    assert!(!running.get("/quay/static/site.css").contains("livereload"));
}

#[test]
fn nothing_outside_the_site_can_be_had() {
    let running = Running::new();
    assert!(running.folder.path().join("secret.txt").exists());
    for path in [
        "/quay/../secret.txt",
        "/quay/%2e%2e/secret.txt",
        "/quay/..%2fsecret.txt",
        "/quay/2016/..%5c..%5csecret.txt",
        "/quay/%2fetc%2fpasswd",
        "/quay//etc/passwd",
    ] {
        let answer = running.get(path);
        assert!(!answer.contains("\r\n\r\nsecret"), "{path}: {answer}");
        assert!(answer.starts_with("HTTP/1.1 404") || answer.starts_with("HTTP/1.1 400"), "{path}");
    }
}

#[test]
fn a_stranger_s_name_and_a_stranger_s_method_are_refused() {
    let running = Running::new();
    let answer = running.ask("GET /quay/ HTTP/1.1", "evil.example");
    assert!(answer.starts_with("HTTP/1.1 403 ") && !answer.contains("home"), "{answer}");
    let stream = "GET /_tower-livereload/event-stream HTTP/1.1";
    assert!(running.ask(stream, "evil.example").starts_with("HTTP/1.1 403 "));
    assert!(running.ask("POST /quay/ HTTP/1.1", "localhost").starts_with("HTTP/1.1 405 "));
    assert!(running.ask("HEAD /quay/ HTTP/1.1", "localhost").starts_with("HTTP/1.1 200 "));
}

#[test]
fn faults_take_the_place_of_pages_until_they_are_mended() {
    let running = Running::new();
    let good = running.preview.shown();
    let page = faults::page(&["error: <b> in content/quay.txt:2:1".to_owned()], 1);
    running.preview.show(Shown { faults: Some(page.into()), ..good.clone() });
    for path in ["/quay/", "/quay/2016/", "/quay/about", "/quay/404.html"] {
        answers(
            &running,
            path,
            500,
            &["&lt;b&gt; in content/quay.txt:2:1", "tower-livereload/event-stream"],
        );
    }
    answers(&running, "/quay/static/site.css", 200, &["body {}"]);
    running.preview.show(good);
    answers(&running, "/quay/", 200, &["<p>home"]);
}

#[test]
fn a_taken_port_is_named_with_what_to_do() {
    let taken = bind(0).unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = bind(port).unwrap_err().to_string();
    assert!(error.contains(&port.to_string()) && error.contains("--port"), "{error}");
}
