//! Tables for people, JSON for programs. Progress is printed to standard error, and only on a terminal.

use crate::problem::Problem;
use cartwright::{Error, Items};
use comfy_table::{ContentArrangement, Table, presets::NOTHING};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::io::{ErrorKind, Write};
use std::time::Duration;

/// The output format.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Output {
    Table,
    Json,
}

/// An item as a row of a table.
pub(crate) trait Row {
    const HEAD: &'static [&'static str];
    fn cells(&self) -> Vec<String>;
}

impl Output {
    /// Prints a list.
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

    /// Prints one item, each non-empty field on a line.
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

    /// Prints a sentence, or its JSON.
    pub(crate) fn say(self, sentence: &str, value: &serde_json::Value) -> Result<(), Problem> {
        match self {
            Self::Json => print_json(value),
            Self::Table => print(sentence),
        }
    }
}

/// Prints a note for the person at the terminal, outside of the output.
pub(crate) fn note(text: &str) {
    // Standard error may be closed, which must not fail the command; `eprintln!` would panic.
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

fn print_json<T: Serialize + ?Sized>(value: &T) -> Result<(), Problem> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Problem::system("writing JSON")(error.into()))?;
    print(&text)
}

/// Prints to standard output; `println!` would panic on a closed pipe.
fn print(text: &str) -> Result<(), Problem> {
    let mut stdout = std::io::stdout().lock();
    match writeln!(stdout, "{text}").and_then(|()| stdout.flush()) {
        // A closed pipe, as by `head`, ends the command normally.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Problem::system("writing the answer")),
    }
}

/// Collects a limited number of items from a stream, and shows the progress.
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
