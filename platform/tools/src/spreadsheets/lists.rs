//! List cells: entries separated by semicolons, and choices of options. A backslash escapes the next character.

use shop::catalog::export::CsvChoice;

/// Splits a text at unescaped separators; keeps the escapes.
fn split(text: &str, separator: char, max: usize) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let mut signs = text.char_indices();
    while let Some((at, sign)) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else if sign == separator && parts.len() + 1 < max {
            parts.extend(text.get(start..at));
            start = at + sign.len_utf8();
        }
    }
    parts.extend(text.get(start..));
    parts
}

/// A trimmed and unescaped part.
fn unescaped(part: &str) -> String {
    let mut text = String::with_capacity(part.len());
    let (mut end, mut signs) = (0, part.trim_start().chars());
    while let Some(sign) = signs.next() {
        let escaped = if sign == '\\' { signs.next() } else { None };
        text.push(escaped.unwrap_or(sign));
        if escaped.is_some() || !sign.is_whitespace() {
            end = text.len();
        }
    }
    text.truncate(end);
    text
}

/// Escapes separators, and spaces at the ends.
fn escaped(text: &str, separators: &[char]) -> String {
    let last = text.chars().count().saturating_sub(1);
    let mut escaped = String::with_capacity(text.len());
    for (index, sign) in text.chars().enumerate() {
        let is_outer_space = (index == 0 || index == last) && sign.is_whitespace();
        if is_outer_space || separators.contains(&sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

pub(super) fn entries(text: &str) -> Vec<String> {
    let entries = split(text, ';', usize::MAX).into_iter().map(unescaped);
    entries.filter(|entry| !entry.is_empty()).collect()
}

/// Formats a list cell, for [`entries`].
pub(super) fn list(entries: &[String]) -> String {
    let entries: Vec<String> = entries.iter().map(|entry| escaped(entry, &['\\', ';'])).collect();
    entries.join("; ")
}

/// Parses a cell of choices. `None` if a part is not `Option=Choice`, or an option is repeated.
pub(super) fn choices(text: &str) -> Option<Vec<CsvChoice>> {
    let mut choices: Vec<CsvChoice> = Vec::new();
    for part in split(text, ';', usize::MAX) {
        if part.trim().is_empty() {
            continue;
        }
        let chosen = parse_choice(part)?;
        if choices.iter().any(|known| known.option == chosen.option) {
            return None;
        }
        choices.push(chosen);
    }
    Some(choices)
}

fn parse_choice(part: &str) -> Option<CsvChoice> {
    let [option, choice] = *split(part, '=', 2) else {
        return None;
    };
    let last = split(choice, '[', usize::MAX).pop().unwrap_or_default();
    let name = choice.strip_suffix(last).and_then(|before| before.strip_suffix('['));
    let colour = last.trim_end().strip_suffix(']').filter(|colour| is_colour(colour));
    let (name, colour) = match (name, colour) {
        (Some(name), Some(colour)) => (name, Some(colour.to_owned())),
        _ => (choice, None),
    };
    let (option, choice) = (unescaped(option), unescaped(name));
    let is_named = !option.is_empty() && !choice.is_empty();
    is_named.then_some(CsvChoice { option, choice, colour })
}

/// Whether a text is `#` with 3, 4, 6 or 8 hexadecimal digits, or of the form `rgb(…)` or `rgba(…)`.
fn is_colour(text: &str) -> bool {
    if let Some(digits) = text.strip_prefix('#') {
        return matches!(digits.len(), 3 | 4 | 6 | 8) && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    }
    let text = text.to_ascii_lowercase();
    (text.starts_with("rgb(") || text.starts_with("rgba(")) && text.ends_with(')') && !text.contains(']')
}

/// Formats a cell of choices, for [`choices`].
pub(super) fn choices_text(choices: &[CsvChoice]) -> String {
    let name = |text: &str| escaped(text, &['\\', ';', '=', '[']);
    let text = |chosen: &CsvChoice| {
        let colour = chosen.colour.as_ref().map(|colour| format!(" [{colour}]"));
        let (option, choice) = (name(&chosen.option), name(&chosen.choice));
        format!("{option}={choice}{}", colour.unwrap_or_default())
    };
    choices.iter().map(text).collect::<Vec<_>>().join("; ")
}

/// The choices that identify a variant within its product, without swatch colours.
pub(super) fn key(choices: &[CsvChoice]) -> Vec<(&str, &str)> {
    let mut key: Vec<(&str, &str)> =
        choices.iter().map(|chosen| (chosen.option.as_str(), chosen.choice.as_str())).collect();
    key.sort_unstable();
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spreadsheets::row::write_cell;
    use serde_json::Value;

    #[test]
    fn cells_are_written_as_the_shared_cases_say() {
        let spec: Value = serde_json::from_str(cartwright_contract::TRANSFER).unwrap();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        for case in spec["written"].as_array().unwrap() {
            let written = match (&case["cell"], &case["entries"]) {
                (Value::String(cell), _) => write_cell(cell),
                (_, Value::Array(entries)) => list(&entries.iter().filter_map(text).collect::<Vec<_>>()),
                _ => {
                    let choices = case["choices"].as_array().unwrap().iter().map(|chosen| CsvChoice {
                        option: text(&chosen["option"]).unwrap(),
                        choice: text(&chosen["choice"]).unwrap(),
                        colour: text(&chosen["colour"]),
                    });
                    choices_text(&choices.collect::<Vec<_>>())
                }
            };
            assert_eq!(case["text"], written);
        }
    }
}
