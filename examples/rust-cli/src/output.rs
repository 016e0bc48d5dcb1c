//! Tables for people, JSON for programs. Progress goes to standard error, and only where someone watches.

use crate::problem::Problem;
use cartwright::{Error, Items};
use comfy_table::{ContentArrangement, Table, presets::NOTHING};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::io::{ErrorKind, Write};
use std::time::Duration;

/// How answers are written.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Output {
    Table,
    Json,
}

/// How a thing is shown in a table.
pub(crate) trait Row {
    const HEAD: &'static [&'static str];
    fn cells(&self) -> Vec<String>;
}

impl Output {
    /// Prints many things.
    pub(crate) fn list<T: Row + Serialize>(self, items: &[T]) -> Result<(), Problem> {
        match self {
            Self::Json => print_json(&items),
            Self::Table if items.is_empty() => {
                note("nothing found");
                Ok(())
            }
            Self::Table => {
                let mut table = Table::new();
                table
                    .load_style(NOTHING)
                    .set_content_arrangement(ContentArrangement::Dynamic)
                    .set_header(T::HEAD)
                    .add_rows(items.iter().map(Row::cells));
                print(&table.to_string())
            }
        }
    }

    /// Prints one thing: each field that has a value, in a line of its own.
    pub(crate) fn one<T: Row + Serialize>(self, item: &T) -> Result<(), Problem> {
        match self {
            Self::Json => print_json(item),
            Self::Table => {
                let width = T::HEAD.iter().map(|name| name.len()).max().unwrap_or_default();
                let fields = T::HEAD.iter().zip(item.cells()).filter(|(_, value)| !value.is_empty());
                let lines: Vec<String> = fields.map(|(name, value)| format!("{name:width$}  {value}")).collect();
                print(&lines.join("\n"))
            }
        }
    }

    /// Prints a sentence, or what it says as JSON.
    pub(crate) fn say(self, sentence: &str, value: &serde_json::Value) -> Result<(), Problem> {
        match self {
            Self::Json => print_json(value),
            Self::Table => print(sentence),
        }
    }
}

/// Tells the person at the keyboard something that is no part of the answer.
pub(crate) fn note(text: &str) {
    // Standard error may be closed, which is no reason to fail; `eprintln!` would panic.
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

fn print_json<T: Serialize + ?Sized>(value: &T) -> Result<(), Problem> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Problem::system("writing JSON")(error.into()))?;
    print(&text)
}

/// Writes an answer to standard output, where `println!` would panic once the reader has gone.
fn print(text: &str) -> Result<(), Problem> {
    let mut stdout = std::io::stdout().lock();
    match writeln!(stdout, "{text}").and_then(|()| stdout.flush()) {
        // The reader has seen enough, as `head` does: that is how such a command ends.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Problem::system("writing the answer")),
    }
}

/// Collects up to so many items of a stream, and shows how far it has come.
pub(crate) async fn collect<T, R: From<T>>(mut stream: Items<'_, T>, most: usize) -> Result<Vec<R>, Error> {
    let bar = ProgressBar::new_spinner().with_style(
        ProgressStyle::with_template("{spinner} {pos} read").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    bar.enable_steady_tick(Duration::from_millis(120));
    let mut items = Vec::new();
    while items.len() < most
        && let Some(item) = stream.next().await
    {
        items.push(item?.into());
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(items)
}
