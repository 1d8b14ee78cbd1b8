//! Answering requests from the site that was built last.

use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_livereload::LiveReloadLayer;

use super::Preview;

/// Serves `preview` on `listener` for ever.
pub(super) async fn run(
    listener: TcpListener,
    preview: Arc<Preview>,
    reload: LiveReloadLayer,
) -> anyhow::Result<()> {
    let listener =
        tokio::net::TcpListener::from_std(listener).context("cannot listen on the port")?;
    axum::serve(listener, router(preview, reload)).await.context("the server broke down")
}

/// From the outside in: whose name was asked for, nothing is kept, pages reload, the site.
fn router(preview: Arc<Preview>, reload: LiveReloadLayer) -> Router {
    Router::new()
        .fallback(respond)
        .with_state(preview)
        .layer(reload)
        .layer(SetResponseHeaderLayer::overriding(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .layer(middleware::from_fn(refuse_other_names))
}

/// Refuses requests under another name than the loopback's own. A page of a stranger could
/// otherwise have its name point here and read the preview, drafts included (DNS rebinding).
async fn refuse_other_names(request: Request, next: Next) -> Response {
    if is_own_name(request.headers()) {
        return next.run(request).await;
    }
    let message = "This preview answers to 127.0.0.1 and localhost alone.\n";
    (StatusCode::FORBIDDEN, message).into_response()
}

fn is_own_name(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Ok(host) = host.to_str() else { return false };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    ["localhost", "127.0.0.1", "[::1]"].iter().any(|own| name.eq_ignore_ascii_case(own))
}

async fn respond(State(preview): State<Arc<Preview>>, request: Request) -> Response {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let shown = preview.shown();
    let base = shown.base_path.as_str();
    let path = request.uri().path().to_owned();
    if !base.is_empty() && (path == "/" || path == base) {
        return Redirect::temporary(&format!("{base}/")).into_response();
    }
    let inside = path.strip_prefix(base).filter(|inside| inside.starts_with('/'));
    if let Some(faults) = shown.faults
        && is_page(&path)
    {
        return (StatusCode::INTERNAL_SERVER_ERROR, Html(faults.to_string())).into_response();
    }
    match inside {
        Some(inside) if !inside.contains("//") => {
            from_site(&preview.site, base, inside, request).await
        }
        _ => not_found(&preview.site).await,
    }
}

/// True if a browser asks for it as a page: `/2016/`, `/about`, `/404.html`.
fn is_page(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    !name.contains('.') || name.ends_with(".html")
}

async fn from_site(site: &Path, base: &str, inside: &str, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(uri) = inside.parse::<Uri>() else { return not_found(site).await };
    parts.uri = uri;
    let mut files = ServeDir::new(site).redirect_path_prefix(base);
    match files.try_call(Request::from_parts(parts, body)).await {
        Ok(response) if response.status() == StatusCode::NOT_FOUND => not_found(site).await,
        Ok(response) => as_utf8(response.map(Body::new)),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            not_found(site).await
        }
        Err(error) => {
            (StatusCode::INTERNAL_SERVER_ERROR, format!("cannot read the file: {error}\n"))
                .into_response()
        }
    }
}

/// The site is UTF-8 throughout; hosts say so, and a preview should look the same.
fn as_utf8(mut response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let Some(kind) = kind.filter(|kind| kind.starts_with("text/") && !kind.contains("charset"))
    else {
        return response;
    };
    if let Ok(kind) = HeaderValue::from_str(&format!("{kind}; charset=utf-8")) {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    response
}

/// The site's own 404.html, as a host would show it.
async fn not_found(site: &Path) -> Response {
    match tokio::fs::read(site.join("404.html")).await {
        Ok(page) => (StatusCode::NOT_FOUND, Html(page)).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "There is no such page.\n").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_loopback_s_own_names_are_answered() {
        for (host, own) in [
            ("127.0.0.1:4000", true),
            ("localhost:4000", true),
            ("LOCALHOST", true),
            ("[::1]:4000", true),
            ("[::1]", true),
            ("evil.example:4000", false),
            ("localhost.evil.example", false),
            ("127.0.0.1.evil.example:4000", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            assert!(!is_own_name(&headers));
            headers.append(header::HOST, HeaderValue::from_static(host));
            assert_eq!(is_own_name(&headers), own, "{host}");
            headers.append(header::HOST, HeaderValue::from_static("localhost"));
            assert!(!is_own_name(&headers), "two names were answered");
        }
    }
}
