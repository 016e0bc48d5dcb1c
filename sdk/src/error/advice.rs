//! What to do about refusals that are about the site's settings rather than the call.

/// What to do, by the platform's code.
const ADVICE: &[(&str, &str)] = &[
    (
        "invalid_client",
        "take the client id from the settings of the site that is meant",
    ),
    (
        "CATALOG_V1_SITE_CALLING_CATALOG_V3_API",
        "the site has catalog v1: use the calls without V3 in their names",
    ),
    (
        "CATALOG_V3_SITE_CALLING_CATALOG_V1_API",
        "the site has catalog v3: use the calls with V3 in their names",
    ),
    (
        "SITE_NOT_PUBLISHED",
        "publish the site in its dashboard, since only then has it pages to lead to",
    ),
];

/// The codes of refusals that come as words alone.
const CODES: &[(&str, &str)] = &[("No Public URL Found", "SITE_NOT_PUBLISHED")];

/// A message with what to do about it, where the code or the platform's words tell.
pub(crate) fn advise(message: String, code: Option<&str>, words: Option<&str>) -> String {
    let by_words = CODES
        .iter()
        .find(|(known, _)| words.is_some_and(|words| words.contains(known)))
        .map(|(_, code)| *code);
    let advice = ADVICE
        .iter()
        .find(|(known, _)| Some(*known) == by_words || Some(*known) == code);
    match advice {
        Some((_, advice)) => [&message, " (", advice, ")"].concat(),
        None => message,
    }
}
