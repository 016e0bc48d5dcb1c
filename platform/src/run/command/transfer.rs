//! The import and export of products.

use cartwright_platform::transfer::{Imported, Progress, RunningPlatform};
use cartwright_platform::{Config, DatabaseError, OpenError, Platform};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// The file name that stands for the standard streams.
const STANDARD: &str = "-";

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// The input file; `-` is stdin.
    file: PathBuf,
    /// The database file.
    #[arg(long, env = "CARTWRIGHT_DB", default_value = "cartwright.db")]
    db: PathBuf,
    /// The currency of an empty shop's prices, by its ISO 4217 code. A running platform keeps its own.
    #[arg(long, value_name = "CODE")]
    currency: Option<String>,
    /// The address at which clients reach the platform, for pictures in change events.
    #[arg(long, env = "CARTWRIGHT_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The output file, overwritten; `-` is stdout.
    file: PathBuf,
    /// The database file.
    #[arg(long, env = "CARTWRIGHT_DB", default_value = "cartwright.db")]
    db: PathBuf,
}

/// Imports products, through the running platform if one serves the database.
pub(crate) fn import(options: &Import) -> Result<(), String> {
    let (reader, length): (Box<dyn Read>, Option<u64>) = if options.file == Path::new(STANDARD) {
        (Box::new(io::stdin()), None)
    } else {
        let file = File::open(&options.file).map_err(|error| format!("{}: {error}.", options.file.display()))?;
        let length = file.metadata().map(|metadata| metadata.len()).ok();
        (Box::new(BufReader::new(file)), length)
    };
    let opened = Platform::open(Config {
        database: Some(options.db.clone()),
        currency: options.currency.clone(),
        public_url: options.public_url.clone(),
        ..Config::default()
    });
    let bar = bar(length, "{bar:30} {percent:>3} %  {msg} products  {elapsed}, {eta} left");
    let report = |progress| show(&bar, progress, length);
    let imported = match opened {
        Ok(platform) => platform.import(reader, report),
        Err(error) => {
            let Some(running) = running(&error)? else {
                return Err(error.to_string());
            };
            eprintln!("{} is served at {}, which imports.", options.db.display(), running.url());
            running.import(reader, report)
        }
    };
    bar.finish_and_clear();
    print(&imported.map_err(|error| error.to_string())?)
}

/// The running platform that serves the database, if that is why it cannot be opened.
fn running(error: &OpenError) -> Result<Option<RunningPlatform>, String> {
    match error {
        OpenError::Database(DatabaseError::Served(database)) => {
            RunningPlatform::of(database).map_err(|error| error.to_string())
        }
        _ => Ok(None),
    }
}

/// Exports products, and prints their number.
pub(crate) fn export(options: &Export) -> Result<(), String> {
    if !options.db.exists() {
        return Err(format!("There is no database {}.", options.db.display()));
    }
    // Read-only: does not disturb a running platform.
    let platform =
        Platform::open(Config { database: Some(options.db.clone()), shares_database: true, ..Config::default() })
            .map_err(|error| error.to_string())?;
    let writer: Box<dyn Write> = if options.file == Path::new(STANDARD) {
        Box::new(io::stdout())
    } else {
        let file = File::create(&options.file).map_err(|error| format!("{}: {error}.", options.file.display()))?;
        Box::new(BufWriter::new(file))
    };
    let bar = bar(None, "{spinner} {msg} products  {elapsed}");
    let exported = platform.export(writer, |progress| show(&bar, progress, None));
    bar.finish_and_clear();
    let products = exported.map_err(|error| error.to_string())?;
    eprintln!("{products} products written.");
    Ok(())
}

/// A progress bar on stderr, so that stdout stays clean.
fn bar(length: Option<u64>, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = length.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    bar.with_style(style)
}

fn show(bar: &ProgressBar, progress: Progress, length: Option<u64>) {
    bar.set_message(progress.products.to_string());
    if length.is_some() {
        bar.set_position(progress.bytes);
    } else {
        bar.tick();
    }
}

fn print(imported: &Imported) -> Result<(), String> {
    if let Some(encoding) = &imported.encoding {
        eprintln!("The file is not UTF-8; it is read as {encoding}.");
    }
    if !imported.unknown.is_empty() {
        eprintln!("Columns that were not read: {}.", imported.unknown.join(", "));
    }
    eprintln!("{} products created, {} changed.", imported.created, imported.updated);
    if imported.refusals.is_empty() {
        return Ok(());
    }
    for refused in &imported.refusals {
        eprintln!("  line {}, {}: {}", refused.line, refused.slug, refused.reason);
    }
    Err(format!(
        "Refused: {}; nothing is imported of {}. All other rows are imported.",
        counted(imported.refused_rows, "row"),
        counted(imported.refused_products, "product")
    ))
}

fn counted(number: u64, name: &str) -> String {
    format!("{number} {name}{}", if number == 1 { "" } else { "s" })
}
