//! Copies the catalog of a hosted site: reads it with the owner's client credentials, and writes a seed pack or fills a
//! running platform. People, orders and tokens are never read.

mod parts;
mod pictures;
mod source;
mod steps;
mod v1;
mod v3;
mod work;

pub use source::Credentials;

use parts::Part;
use pictures::Pictures;
use serde_json::{Value, json};
use source::Source;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;
use steps::{Steps, text};
use work::{Head, Work};

/// The pause before the second attempt of a call; it doubles with each further one.
const PAUSE: Duration = Duration::from_secs(1);
/// The rules of a shop, which no call of the contract reads.
const WITHOUT_CALLS: &str =
    "coupons, discounts, taxes, deliveries and other rules: the platform has no calls that read them";

/// The reason why a copy stopped.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The host is not https, nor on this machine.
    #[error("The host {0} is not an https address.")]
    Host(String),
    /// This build cannot call an https address.
    #[error("This build has no TLS: build it with `--features tls`.")]
    Tls,
    /// The client id or the secret is wrong.
    #[error("{host} does not know this client id with this secret: {error}")]
    Credentials {
        /// The host.
        host: String,
        /// The refusal.
        error: cartwright::Error,
    },
    /// The credentials belong to another site.
    #[error("These credentials are of the site {found}, and not of {wanted}.")]
    OtherSite {
        /// The given id.
        wanted: String,
        /// The id of the credentials' site.
        found: String,
    },
    /// The host does not answer.
    #[error("{host} does not answer: {error}")]
    Lost {
        /// The host.
        host: String,
        /// The error.
        error: cartwright::Error,
    },
    /// A call failed.
    #[error("The call {call} failed: {error}")]
    Call {
        /// The call's id.
        call: String,
        /// The error.
        error: cartwright::Error,
    },
    /// An answer is not as the contract has it.
    #[error("The answer to {0} is not as expected.")]
    Shape(String),
    /// The site has another catalog than the platform.
    #[error("The site has catalog {found}, and the platform at {into} has {own}: start one with --catalog {}.", found.to_ascii_lowercase())]
    Catalog {
        /// The source's version.
        found: String,
        /// The target's version.
        own: String,
        /// The target.
        into: String,
    },
    /// The output exists.
    #[error("{} exists: name another file, or delete it.", .0.display())]
    Exists(PathBuf),
    /// The work file belongs to another copy.
    #[error("{} was left by the copy of another site: delete it, or name another output.", .0.display())]
    OtherWork(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {source}.", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// A picture cannot be taken along.
    #[error("The picture {url} cannot be taken along: {problem}. Without --with-pictures it is named by its address.")]
    Picture {
        /// The picture's address.
        url: String,
        /// The problem.
        problem: String,
    },
    /// The running platform refused the catalog.
    #[error("The platform at {into} did not take the catalog, and is as it was before: {problem}")]
    Refused {
        /// The platform's address.
        into: String,
        /// The refusal.
        problem: String,
    },
}

impl CopyError {
    fn file(path: &Path, source: io::Error) -> Self {
        Self::File { path: path.to_owned(), source }
    }
}

/// Where the catalog goes.
#[derive(Debug, Clone)]
pub enum Target {
    /// A seed pack, with its pictures beside it if they are taken along.
    Pack {
        /// The file.
        path: PathBuf,
        /// Whether pictures are taken along.
        with_pictures: bool,
    },
    /// A running platform, whose shop is empty.
    Platform {
        /// Its address.
        url: String,
        /// Its owner's key.
        owner_key: String,
        /// Its site's id.
        site_id: String,
        /// The file that keeps what was read while the copy is not at its end.
        work: PathBuf,
    },
}

/// The outcome of a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The catalog's version.
    pub catalog: String,
    /// The numbers of copied entities by kind.
    pub copied: Vec<(String, usize)>,
    /// The reasons why entities are not copied, with the number of cases.
    pub left: Vec<(String, usize)>,
}

impl Report {
    /// The report as lines of text.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let copied = self.copied.iter().map(|(kind, number)| format!("  {number} {kind}"));
        let left = self.left.iter().map(|(reason, number)| match number {
            0 => format!("  {reason}"),
            number => format!("  {number}: {reason}"),
        });
        [format!("Copied from catalog {}:", self.catalog)]
            .into_iter()
            .chain(copied)
            .chain(["Not copied:".to_owned()])
            .chain(left)
            .collect()
    }
}

/// Copies the catalog of a site. `progress` receives the name of a list and the number of its entries so far.
///
/// # Errors
///
/// See [`CopyError`]. What was read stays in the work file, from which the next copy to the same target goes on.
pub async fn copy(
    credentials: &Credentials,
    host: &str,
    target: &Target,
    mut progress: impl FnMut(&str, usize),
) -> Result<Report, CopyError> {
    let work_path = match target {
        Target::Pack { path, .. } if path.exists() => return Err(CopyError::Exists(path.clone())),
        Target::Pack { path, .. } => path.with_added_extension("part"),
        Target::Platform { work, .. } => work.clone(),
    };
    let source = Source::open(credentials, host, PAUSE).await?;
    let catalog = catalog_of(&source).await?;
    if let Target::Platform { url, owner_key, site_id, .. } = target {
        require_catalog(url, owner_key, site_id, &catalog).await?;
    }
    let head = Head { site: credentials.site.clone(), host: source.host().to_owned(), catalog: catalog.clone() };
    let mut work = Work::open(&work_path, &head)?;
    read(&source, &catalog, &mut work, &mut progress).await?;
    let mut pictures = Pictures::new(matches!(target, Target::Pack { with_pictures: true, .. }));
    let mut steps = if catalog == "V1" { v1::steps(&work, &mut pictures) } else { v3::steps(&work, &mut pictures) };
    if let Target::Pack { path, .. } = target {
        let files = pictures.take(&path.with_extension("files")).await?;
        steps.steps.splice(0..0, files);
    }
    let pack = pack(&head, &work, &mut steps);
    match target {
        Target::Pack { path, .. } => write_new(path, &pack)?,
        Target::Platform { url, owner_key, site_id, .. } => fill(url, owner_key, site_id, pack).await?,
    }
    work.remove()?;
    let named = |numbers: std::collections::BTreeMap<&'static str, usize>| {
        numbers.into_iter().map(|(name, number)| (name.to_owned(), number)).collect::<Vec<_>>()
    };
    let mut left = named(steps.left);
    left.push((WITHOUT_CALLS.to_owned(), 0));
    left.push(("people, orders and tokens: never read".to_owned(), 0));
    Ok(Report { catalog, copied: named(steps.copied), left })
}

/// The error of a copy as text, with the next step.
#[must_use]
pub fn advice(error: &CopyError, target: &Target) -> String {
    let work = match target {
        Target::Pack { path, .. } => path.with_added_extension("part"),
        Target::Platform { work, .. } => work.clone(),
    };
    if work.exists() && !matches!(error, CopyError::OtherWork(_)) {
        return format!(
            "{error}\nWhat was read is in {}: run the command again, and it goes on there.",
            work.display()
        );
    }
    error.to_string()
}

/// The version of the site's catalog: `V1` or `V3`.
async fn catalog_of(source: &Source) -> Result<String, CopyError> {
    let answer = source.read("catalog_versioning.get", json!({})).await?;
    match text(&answer, "/catalogVersion") {
        "V1_CATALOG" => Ok("V1".to_owned()),
        "V3_CATALOG" => Ok("V3".to_owned()),
        _ => Err(CopyError::Shape("catalog_versioning.get".to_owned())),
    }
}

/// Reads all lists that are not yet whole.
async fn read(
    source: &Source,
    catalog: &str,
    work: &mut Work,
    progress: &mut impl FnMut(&str, usize),
) -> Result<(), CopyError> {
    let lists: &[Part] = if catalog == "V1" { &parts::V1 } else { &parts::V3 };
    for part in lists {
        read_list(
            source,
            work,
            part.name,
            part.call,
            progress,
            |after| part.payload(after),
            |answer, after| part.page(answer, after),
        )
        .await?;
    }
    if catalog == "V1" {
        return Ok(());
    }
    if work.position("allProducts").is_some() {
        let found = source.read("products_v3.get_all_products_category", json!({})).await?;
        work.add("allProducts", vec![found], None)?;
    }
    let categories: Vec<String> =
        work.items("categories").iter().map(|category| text(category, "/id").to_owned()).collect();
    for id in categories {
        let of = |name: &str| [name, "/", &id].concat();
        let payload = |after: Option<&str>| {
            let mut payload = parts::cursor_paging(after);
            steps::put(&mut payload, "categoryId", json!(id));
            steps::put(&mut payload, "treeReference", parts::tree());
            payload
        };
        let page = |mut answer: Value, _: Option<&str>| {
            let next = parts::next_cursor(&answer);
            let items = answer.get_mut("items").map(Value::take).unwrap_or_default();
            Some((items.as_array().cloned().unwrap_or_default(), next))
        };
        read_list(source, work, &of("items"), "categories.list_items", progress, payload, page).await?;
        let all = |_: Option<&str>| json!({ "categoryId": id, "treeReference": parts::tree() });
        let once = |mut answer: Value, _: Option<&str>| {
            let items = answer.get_mut("items").map(Value::take).unwrap_or_default();
            Some((items.as_array().cloned().unwrap_or_default(), None))
        };
        read_list(source, work, &of("arranged"), "categories.get_arranged_items", progress, all, once).await?;
    }
    Ok(())
}

/// Reads a list from where the work file ends.
async fn read_list(
    source: &Source,
    work: &mut Work,
    name: &str,
    call: &str,
    progress: &mut impl FnMut(&str, usize),
    payload: impl Fn(Option<&str>) -> Value,
    page: impl Fn(Value, Option<&str>) -> Option<(Vec<Value>, Option<String>)>,
) -> Result<(), CopyError> {
    while let Some(after) = work.position(name) {
        let answer = source.read(call, payload(after.as_deref())).await?;
        let (items, next) = page(answer, after.as_deref()).ok_or_else(|| CopyError::Shape(call.to_owned()))?;
        work.add(name, items, next)?;
        progress(name, work.items(name).len());
    }
    Ok(())
}

/// The seed pack as text.
fn pack(head: &Head, work: &Work, steps: &mut Steps) -> Vec<u8> {
    let currency = work.items("products").iter().find_map(|product| {
        let named = ["/currency", "/priceData/currency", "/price/currency"].map(|pointer| text(product, pointer));
        named.into_iter().find(|currency| !currency.is_empty())
    });
    let mut settings = json!({ "catalog": head.catalog });
    match currency {
        Some(currency) => steps::put(&mut settings, "currency", json!(currency)),
        None => steps.leave("the currency: no product has one"),
    }
    let about = format!("The catalog of the site {} at {}, copied.", head.site, head.host);
    let mut text = format!("{{\n  \"about\": {},\n  \"settings\": {settings},\n  \"steps\": [\n", json!(about));
    for (index, step) in steps.steps.iter().enumerate() {
        let end = if index + 1 == steps.steps.len() { "" } else { "," };
        text.push_str(&format!("    {step}{end}\n"));
    }
    text.push_str("  ]\n}\n");
    text.into_bytes()
}

/// Writes a new file wholly or not at all.
fn write_new(path: &Path, content: &[u8]) -> Result<(), CopyError> {
    let failed = |error| CopyError::file(path, error);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    file.write_all(content).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist_noclobber(path).map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => CopyError::Exists(path.to_owned()),
        _ => failed(error.error),
    })?;
    Ok(())
}

/// Sends a request to the running platform.
async fn ask(request: reqwest::RequestBuilder, url: &str, keys: (&str, &str)) -> Result<Value, CopyError> {
    let refused = |problem: String| CopyError::Refused { into: url.to_owned(), problem };
    let request = request.header("authorization", keys.0).header("wix-site-id", keys.1);
    let answer = request.send().await.map_err(|error| refused(error.to_string()))?;
    let status = answer.status();
    let body = answer.bytes().await.map_err(|error| refused(error.to_string()))?;
    let body: Value = serde_json::from_slice(&body).unwrap_or_default();
    if status.is_success() { Ok(body) } else { Err(refused(format!("{status}: {}", text(&body, "/message")))) }
}

/// Refuses a running platform of the other catalog.
async fn require_catalog(url: &str, owner_key: &str, site_id: &str, found: &str) -> Result<(), CopyError> {
    let settings = reqwest::Client::new().get([url.trim_end_matches('/'), "/_platform/site-settings"].concat());
    let settings = ask(settings, url, (owner_key, site_id)).await?;
    let own = text(&settings, "/catalog");
    if own == found || own == "BOTH" {
        return Ok(());
    }
    Err(CopyError::Catalog { found: found.to_owned(), own: own.to_owned(), into: url.to_owned() })
}

/// Fills a running platform with a pack.
async fn fill(url: &str, owner_key: &str, site_id: &str, pack: Vec<u8>) -> Result<(), CopyError> {
    let request = reqwest::Client::new().post([url.trim_end_matches('/'), "/_platform/pack"].concat());
    let request = request.header("content-type", "application/json").body(pack);
    ask(request, url, (owner_key, site_id)).await.map(drop)
}
