//! The seed pack format.

use super::PackError;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::{collections::BTreeMap, path::PathBuf};

/// A seed pack: the steps that fill an empty shop.
#[derive(Debug)]
pub(crate) struct Pack {
    /// Site settings to apply before the steps.
    pub(super) settings: Map<String, Value>,
    pub(super) steps: Vec<Step>,
}

#[derive(Debug)]
pub(super) enum Step {
    Call(CallStep),
    Rule {
        kind: String,
        id: String,
        with: Map<String, Value>,
    },
    Repeat {
        times: u32,
        steps: Vec<Step>,
    },
    File(FileStep),
    /// Sets the clock to a number of days before now.
    DaysAgo(f64),
    /// Categories and products, with ids and dates that no call accepts.
    Goods {
        categories: Vec<Value>,
        products: Vec<Value>,
    },
    /// Generates a number of products or orders.
    Generate {
        kind: GeneratedKind,
        count: u32,
    },
}

/// The kind of generated entities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum GeneratedKind {
    Products,
    Orders,
}

#[derive(Debug)]
pub(super) struct CallStep {
    pub(super) who: Who,
    /// The id of the call's row.
    pub(super) call: String,
    pub(super) with: Map<String, Value>,
    /// Values of the answer to keep for later steps: JSON pointers (RFC 6901) by name.
    pub(super) keep: BTreeMap<String, String>,
}

/// A file that the owner uploads.
#[derive(Debug)]
pub(super) struct FileStep {
    /// The file's path, relative to the pack's directory; only a name if the pack contains the content.
    pub(super) path: PathBuf,
    pub(super) text: Option<String>,
    /// As in [`CallStep`]; the answer is the file's descriptor.
    pub(super) keep: BTreeMap<String, String>,
}

/// The caller of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Who {
    Owner,
    /// A visitor, by a name within the pack.
    Visitor(String),
    /// A member, by the login email.
    Member(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    /// A description for the pack's readers.
    #[serde(rename = "about")]
    _about: Option<String>,
    #[serde(default)]
    settings: Map<String, Value>,
    steps: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct StepFile {
    r#as: Option<String>,
    call: Option<String>,
    rule: Option<String>,
    #[serde(default)]
    with: Map<String, Value>,
    #[serde(default)]
    keep: BTreeMap<String, String>,
    repeat: Option<u32>,
    #[serde(default)]
    steps: Vec<StepFile>,
    days_ago: Option<f64>,
    file: Option<PathBuf>,
    text: Option<String>,
    #[serde(default)]
    categories: Vec<Value>,
    #[serde(default)]
    products: Vec<Value>,
    generate: Option<GeneratedKind>,
    #[serde(default)]
    count: u32,
}

impl Pack {
    pub(crate) fn parse(text: &str) -> Result<Self, PackError> {
        let file: PackFile = serde_json::from_str(text)?;
        Ok(Self { settings: file.settings, steps: steps(file.steps, "")? })
    }
}

impl Pack {
    /// Whether a step uploads a file of the pack's folder.
    pub(super) fn reads_files(&self) -> bool {
        fn reads(steps: &[Step]) -> bool {
            steps.iter().any(|step| match step {
                Step::File(file) => file.text.is_none(),
                Step::Repeat { steps, .. } => reads(steps),
                _ => false,
            })
        }
        reads(&self.steps)
    }
}

/// Parses steps; `above` is the position of the enclosing step.
fn steps(given: Vec<StepFile>, above: &str) -> Result<Vec<Step>, PackError> {
    let places = (1..).map(|number| format!("{above}{number}"));
    given.into_iter().zip(places).map(|(step, place)| read(step, &place)).collect()
}

fn read(given: StepFile, place: &str) -> Result<Step, PackError> {
    let refused = |problem: &str| PackError::Step { place: place.to_owned(), problem: problem.to_owned() };
    let StepFile { r#as, call, rule, with, keep, repeat, steps: inner, days_ago, file, text, generate, count, .. } =
        given;
    let (categories, products) = (given.categories, given.products);
    match (call, rule, repeat, days_ago, file, generate) {
        (Some(call), None, None, None, None, None) => Ok(Step::Call(CallStep {
            who: who(r#as.as_deref()).ok_or_else(|| refused("as is owner, visitor:NAME or member:EMAIL"))?,
            call,
            with,
            keep,
        })),
        (None, Some(rule), None, None, None, None) => {
            let (kind, id) = rule.split_once('/').ok_or_else(|| refused("rule is KIND/ID"))?;
            Ok(Step::Rule { kind: kind.to_owned(), id: id.to_owned(), with })
        }
        (None, None, Some(times), None, None, None) => {
            Ok(Step::Repeat { times, steps: steps(inner, &format!("{place}."))? })
        }
        (None, None, None, Some(days), None, None) if days.is_finite() && days >= 0.0 => Ok(Step::DaysAgo(days)),
        (None, None, None, None, Some(path), None) => Ok(Step::File(FileStep { path, text, keep })),
        (None, None, None, None, None, Some(kind)) if count > 0 => Ok(Step::Generate { kind, count }),
        (None, None, None, None, None, Some(_)) => Err(refused("generate needs a count above 0")),
        (None, None, None, None, None, None) if !(categories.is_empty() && products.is_empty()) => {
            Ok(Step::Goods { categories, products })
        }
        _ => Err(refused("needs one of call, rule, file, repeat, daysAgo, categories, products and generate")),
    }
}

fn who(given: Option<&str>) -> Option<Who> {
    match given.unwrap_or("owner").split_once(':') {
        None => (given.is_none() || given == Some("owner")).then_some(Who::Owner),
        Some(("visitor", name)) if !name.is_empty() => Some(Who::Visitor(name.to_owned())),
        Some(("member", email)) if !email.is_empty() => Some(Who::Member(email.to_owned())),
        Some(_) => None,
    }
}
