//! `archive serve` as an editor meets it: a browser at one end, files being saved at the other.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::archive::Archive;

const NETS: &str =
    "Nets dry on the quay in Brest, France, on May 4, 1998. (Photo by Jane Roe/AFP Photo)\n";

/// A preview that runs until the value is dropped.
struct Preview {
    archive: Archive,
    program: Child,
    /// What the program says on stderr, line by line.
    said: Receiver<String>,
    /// `127.0.0.1:PORT`.
    host: String,
}

impl Preview {
    fn of(archive: Archive) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_archive"))
            .args(["serve", "--port", "0"])
            .current_dir(archive.path("."))
            .env("TMPDIR", archive.path("."))
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let stderr = BufReader::new(program.stderr.take().unwrap());
        let (sender, said) = channel();
        std::thread::spawn(move || {
            for line in stderr.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        let mut preview = Self { archive, program, said, host: String::new() };
        let line = preview.says("serving http://");
        let url = line.split_whitespace().nth(1).unwrap();
        let rest = url.strip_prefix("http://").unwrap();
        rest.split_once('/').unwrap().0.clone_into(&mut preview.host);
        preview
    }

    /// Waits until the program says a line with these words.
    #[track_caller]
    fn says(&self, words: &str) -> String {
        let mut before = String::new();
        loop {
            match self.said.recv_timeout(Duration::from_secs(60)) {
                Ok(line) if line.contains(words) => return line,
                Ok(line) => before.push_str(&format!("{line}\n")),
                Err(error) => panic!("the preview does not say {words:?} ({error}):\n{before}"),
            }
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.host);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn save(&self, path: &str, text: &str) {
        fs::write(self.archive.path(path), text).unwrap();
    }

    /// Folders of previews in the place where this one makes its own.
    fn folders(archive: &Archive) -> usize {
        let entries = fs::read_dir(archive.path(".")).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with("archive-preview-")).count()
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn a_saved_file_is_seen_and_a_fault_is_shown_until_it_is_mended() {
    let preview = Preview::of(Archive::new().file("content/quay.txt", NETS));
    assert!(preview.get("/").contains("location: /quay/\r\n"));
    let home = preview.get("/quay/");
    assert!(home.starts_with("HTTP/1.1 200 ") && home.contains("Nets dry"), "{home}");
    let own = format!("http://{}/quay/", preview.host);
    assert!(preview.get("/quay/feed.xml").contains(&own), "the feed leads elsewhere");

    preview.save("content/mast.txt", "A mast in Vigo, Spain, on May 5, 1999. (Jo Roe/Reuters)\n");
    preview.says("rebuilt in ");
    assert!(preview.get("/quay/sets/mast/").starts_with("HTTP/1.1 200 "));

    preview.save("content/mast.txt", "+++\ntitle = <b>\n+++\nA mast.\n");
    preview.says("not rebuilt");
    let fault = preview.get("/quay/");
    assert!(fault.starts_with("HTTP/1.1 500 "), "{fault}");
    for part in ["content/mast.txt:2:", "&lt;b&gt;", "bad-toml"] {
        assert!(fault.contains(part), "the fault page lacks {part:?}: {fault}");
    }

    preview.save("content/mast.txt", "A mast in Vigo, Spain, on May 5, 1999. (Jo Roe/Reuters)\n");
    preview.says("rebuilt in ");
    assert!(preview.get("/quay/sets/mast/").starts_with("HTTP/1.1 200 "));
    assert!(!preview.archive.path("public").exists(), "a preview published something");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_preview_and_leaves_nothing_behind() {
    let mut preview = Preview::of(Archive::new().file("content/quay.txt", NETS));
    assert_eq!(Preview::folders(&preview.archive), 1);
    // A browser that waits for news must not hold the preview open.
    let mut waiting = TcpStream::connect(&preview.host).unwrap();
    let request =
        format!("GET /_tower-livereload/event-stream HTTP/1.1\r\nHost: {}\r\n\r\n", preview.host);
    waiting.write_all(request.as_bytes()).unwrap();
    let mut first = [0; 12];
    waiting.read_exact(&mut first).unwrap();

    let id = preview.program.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert!(preview.program.wait().unwrap().success());
    assert_eq!(Preview::folders(&preview.archive), 0);
}
