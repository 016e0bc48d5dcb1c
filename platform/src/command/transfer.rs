//! The import and export of products.

use cartwright_platform::transfer::{Change, Imported, Mode, Progress, RunningPlatform};
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
    /// Shows what the import would do, and writes nothing.
    #[arg(long)]
    dry_run: bool,
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
    let reader: Box<dyn Read> = if options.file == Path::new(STANDARD) {
        Box::new(io::stdin())
    } else {
        let file = File::open(&options.file).map_err(|error| format!("{}: {error}.", options.file.display()))?;
        Box::new(BufReader::new(file))
    };
    let mode = if options.dry_run { Mode::DryRun } else { Mode::Write };
    let opened = Platform::open(Config {
        // A dry run creates no database.
        database: Some(options.db.clone()).filter(|database| !options.dry_run || database.exists()),
        currency: options.currency.clone(),
        public_url: options.public_url.clone(),
        ..Config::default()
    });
    let bar = bar(ProgressBar::new(0), "{bar:30} {percent:>3} %  {msg} products  {elapsed}, {eta} left");
    let report = |Progress { products, bytes, size }| {
        bar.set_message(products.to_string());
        bar.set_length(size);
        bar.set_position(bytes);
    };
    let imported = match opened {
        Ok(platform) => platform.import(reader, mode, report),
        Err(error) => {
            let Some(running) = running(&error)? else {
                return Err(error.to_string());
            };
            eprintln!("{} is served at {}, which imports.", options.db.display(), running.url());
            running.import(reader, mode, report)
        }
    };
    bar.finish_and_clear();
    print(&imported.map_err(|error| error.to_string())?, mode)
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
    let bar = bar(ProgressBar::new_spinner(), "{spinner} {msg} products  {elapsed}");
    let exported = platform.export(writer, |products| {
        bar.set_message(products.to_string());
        bar.tick();
    });
    bar.finish_and_clear();
    let products = exported.map_err(|error| error.to_string())?;
    eprintln!("{products} products written.");
    Ok(())
}

/// A progress bar on stderr, so that stdout stays clean.
fn bar(bar: ProgressBar, template: &str) -> ProgressBar {
    bar.with_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(imported: &Imported, mode: Mode) -> Result<(), String> {
    if let Some(encoding) = &imported.encoding {
        eprintln!("The file is not UTF-8; it is read as {encoding}.");
    }
    if !imported.unknown.is_empty() {
        eprintln!("Columns that were not read: {}.", imported.unknown.join(", "));
    }
    let (created, updated, unchanged) = (imported.created, imported.updated, imported.unchanged);
    if mode == Mode::DryRun {
        eprintln!("A dry run, nothing is written: {created} products are new, {updated} change, {unchanged} do not.");
        for product in &imported.new {
            let variants = counted(product.variants as u64, "variant");
            eprintln!("  line {}, {}: new, {variants}", product.line, product.slug);
        }
        for product in &imported.changes {
            let cells: Vec<String> = product.cells.iter().map(change).collect();
            eprintln!("  line {}, {}: {}", product.line, product.slug, cells.join("; "));
        }
    } else {
        eprintln!("{created} products created, {updated} changed.");
    }
    if imported.refusals.is_empty() {
        return Ok(());
    }
    for refused in &imported.refusals {
        eprintln!("  line {}, {}: {}", refused.line, refused.slug, refused.reason);
    }
    Err(format!(
        "Refused: {}; nothing is imported of {}.{}",
        counted(imported.refused_rows, "row"),
        counted(imported.refused_products, "product"),
        if mode == Mode::DryRun { "" } else { " All other rows are imported." }
    ))
}

/// A changed cell, such as `price of Size=M: 5.00 → 6.00`.
fn change(Change { column, choices, before, after }: &Change) -> String {
    let of = if choices.is_empty() { String::new() } else { format!(" of {choices}") };
    format!("{column}{of}: {before} → {after}")
}

fn counted(number: u64, name: &str) -> String {
    format!("{number} {name}{}", if number == 1 { "" } else { "s" })
}
