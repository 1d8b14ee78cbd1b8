//! The preview server: builds the site into a private folder, serves it on the loopback under the
//! path of its base URL, builds again whenever a file changes and has the browser reload.
//!
//! A fault of the content takes the place of every page until it is mended. Nobody but this
//! machine can connect, and only under the loopback's own names.

mod faults;
mod rebuild;
mod server;
mod watch;

#[cfg(test)]
mod tests;

use std::future::poll_fn;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::{Arc, PoisonError, RwLock, mpsc};
use std::task::Poll;

use anyhow::{Context, anyhow};
use tower_livereload::LiveReloadLayer;

use rebuild::Builder;
use watch::{Event, Watcher};

/// How to preview.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The site folder.
    pub root: PathBuf,
    /// The port; 0 takes any free one.
    pub port: u16,
    /// Opens the browser at the home page.
    pub open: bool,
    /// Shows caption files marked `draft` too.
    pub drafts: bool,
}

/// What the server shows just now.
#[derive(Clone, Debug, Default)]
struct Shown {
    /// The path of the site's base URL: `/glass-plates`, or empty.
    base_path: String,
    /// A page that takes the place of every page while the content has faults.
    faults: Option<Arc<str>>,
}

/// What the builder and the server share.
#[derive(Debug)]
struct Preview {
    /// The last site that could be built; the folder is missing until there is one.
    site: PathBuf,
    shown: RwLock<Shown>,
}

impl Preview {
    fn shown(&self) -> Shown {
        self.shown.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn show(&self, shown: Shown) {
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = shown;
    }
}

/// Serves the preview until Ctrl-C.
///
/// # Errors
/// If there is no site, the port is taken, the site folder cannot be watched, or the disk refuses.
pub fn serve(options: &ServeOptions) -> anyhow::Result<()> {
    let root = std::fs::canonicalize(&options.root)
        .with_context(|| format!("cannot find the site folder {}", options.root.display()))?;
    let listener = bind(options.port)?;
    let origin = format!("http://{}", listener.local_addr().context("cannot read the port")?);
    let folder = tempfile::Builder::new()
        .prefix("archive-preview-")
        .tempdir()
        .context("cannot make a temporary folder for the preview")?;

    let (sender, events) = mpsc::channel();
    let watcher = Watcher::start(&root, sender.clone())?;
    let preview = Arc::new(Preview { site: folder.path().join("site"), shown: RwLock::default() });
    let builder = Builder {
        root,
        origin: origin.clone(),
        drafts: options.drafts,
        preview: Arc::clone(&preview),
    };
    builder.first()?;

    let url = format!("{origin}{}/", preview.shown().base_path);
    eprintln!("serving {url} (Ctrl-C ends it)");
    if options.open
        && let Err(error) = open::that_detached(&url)
    {
        eprintln!("the browser cannot be opened ({error}): open {url} yourself");
    }

    let reload = LiveReloadLayer::new();
    let reloader = reload.reloader();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the server")?;
    let server = runtime.spawn(server::run(listener, preview, reload));
    let (alive, gone) = tokio::sync::oneshot::channel::<()>();
    let rebuilding = std::thread::spawn(move || {
        builder.follow(watcher, &events, &reloader);
        drop(alive);
    });

    let ended = runtime.block_on(either(until_stopped(), gone));
    // The builder ends what it is doing: the folder cannot vanish under it. A second Ctrl-C does
    // not wait for it.
    runtime.spawn(async {
        if until_stopped().await.is_ok() {
            std::process::exit(130);
        }
    });
    // Fails only if the builder has ended already.
    let _ = sender.send(Event::Stop);
    server.abort();
    rebuilding.join().map_err(|_| anyhow!("the builder of the preview broke down"))?;
    runtime.shutdown_background();
    folder.close().context("cannot remove the folder of the preview")?;
    ended
}

fn bind(port: u16) -> anyhow::Result<TcpListener> {
    let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(listener) => listener,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            return Err(anyhow!(
                "port {port} is taken, perhaps by another `archive serve`: choose another with \
                 `--port`, or let `--port 0` find a free one"
            ));
        }
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Err(anyhow!(
                "port {port} is not for everybody: choose one above 1023 with `--port`"
            ));
        }
        Err(error) => return Err(error).with_context(|| format!("cannot listen on port {port}")),
    };
    listener.set_nonblocking(true).context("cannot prepare the port")?;
    Ok(listener)
}

/// Waits until the preview is stopped, or its builder is gone.
async fn either<T>(
    stopped: impl Future<Output = anyhow::Result<()>>,
    gone: impl Future<Output = T>,
) -> anyhow::Result<()> {
    let (mut stopped, mut gone) = (pin!(stopped), pin!(gone));
    poll_fn(|context| match stopped.as_mut().poll(context) {
        Poll::Pending => gone.as_mut().poll(context).map(|_| Ok(())),
        ready => ready,
    })
    .await
}

/// Waits for Ctrl-C, or for the system to ask the process to end.
async fn until_stopped() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};

        let mut interrupt = signal(SignalKind::interrupt()).context("cannot wait for Ctrl-C")?;
        let mut terminate = signal(SignalKind::terminate()).context("cannot wait for a signal")?;
        poll_fn(|context| match interrupt.poll_recv(context) {
            Poll::Pending => terminate.poll_recv(context),
            ready => ready,
        })
        .await;
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await.context("cannot wait for Ctrl-C")
}
