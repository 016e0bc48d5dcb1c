//! Hints: advice on refusals that depend on the site's settings, not on the call.

use super::codes;

/// Advice by the platform's code.
const HINTS: [(&str, &str); 5] = [
    (codes::INVALID_CLIENT, "take the client id, and a server's client secret, from the settings of your site"),
    (codes::CATALOG_V1_SITE_CALLING_CATALOG_V3_API, "the site has catalog v1: use the calls without V3 in their names"),
    (codes::CATALOG_V3_CALLING_CATALOG_V1_API, "the site has catalog v3: use the calls with V3 in their names"),
    (codes::CATALOG_V3_SITE_PROVISIONING, "the site's catalog is being set up, which takes a minute: call again then"),
    (codes::SITE_NOT_PUBLISHED, "publish the site in its dashboard, since only then has it pages to lead to"),
];

/// Advice on a refusal without words: the platform gives none where a key or an app lacks the permission of a call.
const PERMISSION: &str = "give the API key or the app the permission of this call in its settings";

/// The hint for a refusal by its status, code and description.
pub(crate) fn hint(
    status: u16,
    has_words: bool,
    code: Option<&str>,
    description: Option<&str>,
) -> Option<&'static str> {
    if status == 403 && !has_words {
        return Some(PERMISSION);
    }
    let is_unpublished = description.is_some_and(|words| words.starts_with("No Public URL Found"));
    let code = if is_unpublished { Some(codes::SITE_NOT_PUBLISHED) } else { code };
    HINTS.iter().find(|(known, _)| Some(*known) == code).map(|(_, hint)| *hint)
}
