//! Converts the documentation of Rust calls for the npm package.

use crate::calls::{Call, Calls};
use crate::functions::Function;
use cartwright::row::Access;

/// A comment from the first paragraphs, without examples.
pub(crate) fn paragraphs(lines: &[&str]) -> Vec<String> {
    let text: Vec<&str> = lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    let text = text.join("\n");
    let mut found = Vec::new();
    let mut is_code = false;
    for paragraph in text.split("\n\n") {
        let marks = paragraph.matches("```").count();
        if !is_code && marks == 0 && !paragraph.trim().is_empty() {
            found.push(paragraph.replace('\n', " ").trim().to_owned());
        }
        is_code ^= marks % 2 == 1;
    }
    found
}

/// The documentation of a function.
pub(crate) fn of_function(function: &Function, call: &Call, calls: &Calls, functions: &[Function]) -> Vec<String> {
    let mut text = if function.name.ends_with("OrNull") {
        vec!["Returns the cart; `null` when there is none.".to_owned()]
    } else {
        paragraphs(&call.doc)
    };
    for paragraph in &mut text {
        *paragraph = in_javascript(paragraph, |method| {
            let is_named = |other: &&Function| {
                let other_call = calls.by_row.get(other.row.as_str());
                other.module == function.module
                    && other_call.is_some_and(|other| other.method == method && other.group == call.group)
            };
            functions.iter().find(is_named).map(|other| other.name.clone())
        });
    }
    let access = match call.row.access {
        Access::Owner => "Needs the owner.",
        Access::Member => "Needs a signed-in member.",
        _ => "For anyone.",
    };
    if let Some(first) = text.first_mut().filter(|first| !first.contains(access)) {
        first.push(' ');
        first.push_str(access);
    }
    with_error_tags(&text)
}

/// Moves the errors in sentences to tags after the text.
fn with_error_tags(paragraphs: &[String]) -> Vec<String> {
    let mut errors = Vec::new();
    let mut texts = Vec::new();
    for paragraph in paragraphs {
        let mut sentences = Vec::new();
        for sentence in paragraph.split_inclusive(". ").map(str::trim) {
            match sentence.strip_prefix("Fails with ") {
                Some(error) => errors.extend(wrapped(&format!("@throws An error with {error}"), 116)),
                None => sentences.push(sentence),
            }
        }
        if !sentences.is_empty() {
            texts.push(sentences.join(" "));
        }
    }
    if !errors.is_empty() {
        texts.push(errors.join("\n"));
    }
    texts
}

/// Rust-specific phrases of the documentation, with their JavaScript counterparts.
const REWORDED: [(&str, &str); 15] = [
    ("a [stream](crate::Paged::stream) goes on beyond", "`for await` goes on beyond"),
    (
        "the codes of [`VerificationFailure`](crate::resources::verification::VerificationFailure)",
        "the codes `BAD_CODE`, `NOT_FOUND` and `SEND_CODE_ERROR`",
    ),
    ("[`OrderBilling`](crate::resources::order_billing::OrderBilling)", "`orderBilling`"),
    ("`by_filter`", "`ByFilter`"),
    ("[`Error::revision_conflict`](crate::Error::revision_conflict)", "a `RevisionConflictError`"),
    ("[`Filter::everything`]", "`{}`"),
    (": [`add_once`](Self::add_once) tells.", "."),
    ("[`get`](Self::get) returns `None` for that", "`getCurrentCartOrNull` returns `null` for that"),
    (" [`order_change_rejection`] reads the reason of a refusal.", ""),
    ("; [`order_change_rejection`] reads the reason", ""),
    (
        ", and searches them: see [`QueryMembers::search`](QueryMembers::search())",
        ", and searches them by the option `search`",
    ),
    ("[`Client::login`](crate::Client::login)", "`client.auth`"),
    (": see [`Client::order_billing`](crate::Client::order_billing)", ": see `orderBilling`"),
    (
        "[`Collections::get_by_slug`](crate::resources::collections::Collections::get_by_slug)",
        "`collections.getCollectionBySlug`",
    ),
    (
        " The client remembers the first answer: see [`Client::detect_catalog`](crate::Client::detect_catalog).",
        " `catalogOf` remembers the first answer.",
    ),
];

/// A text with links replaced by names, in JavaScript's spelling. `named` maps methods to functions.
pub(crate) fn in_javascript(text: &str, named: impl Fn(&str) -> Option<String>) -> String {
    let text = REWORDED.iter().fold(text.to_owned(), |text, (rust, javascript)| text.replace(rust, javascript));
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some(start) = rest.find('[') {
        let (before, link) = rest.split_at(start);
        out.push_str(before);
        let parts = link[1..].split_once("](").and_then(|(words, after)| {
            let (target, after) = after.split_once(')')?;
            (!words.contains(']')).then_some((words, target, after))
        });
        let Some((words, target, after)) = parts else {
            out.push('[');
            rest = &link[1..];
            continue;
        };
        let method = target.strip_prefix("Self::").and_then(&named);
        out.push_str(&method.map_or_else(|| words.to_owned(), |name| format!("`{name}`")));
        rest = after;
    }
    out.push_str(rest);
    let mut pieces: Vec<String> = out.split('`').map(str::to_owned).collect();
    for piece in pieces.iter_mut().skip(1).step_by(2) {
        let is_snake = |piece: &str| piece.chars().all(|letter| letter.is_ascii_lowercase() || "_.".contains(letter));
        if piece == "None" {
            *piece = "null".to_owned();
        } else if is_snake(piece) && piece.contains('_') {
            *piece = piece.split('.').map(crate::camel_case).collect::<Vec<_>>().join(".");
        }
    }
    pieces.join("`")
}

/// A comment, indented.
pub(crate) fn comment(paragraphs: &[String], indent: &str) -> String {
    let is_short = |text: &&String| text.len() + indent.len() < 110 && !text.contains('\n');
    match paragraphs {
        [] => String::new(),
        [only] if is_short(&only) => format!("{indent}/** {only} */\n"),
        _ => {
            let mut lines = Vec::new();
            for (at, paragraph) in paragraphs.iter().enumerate() {
                if at > 0 {
                    lines.push(String::new());
                }
                lines.extend(wrapped(paragraph, 116 - indent.len()));
            }
            let body: String =
                lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n").collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// A paragraph, wrapped. Lines with given breaks are unchanged.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.contains('\n') {
        return text.lines().map(str::to_owned).collect();
    }
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().unwrap();
        if !line.is_empty() && line.len() + word.len() >= width {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}
