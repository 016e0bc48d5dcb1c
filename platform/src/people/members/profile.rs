//! Profiles: what they may hold.

use super::record::Record;
use crate::base::{Checks, contract::is_web_address};
use cartwright::resources::members::{Image, Profile};
use serde_json::Map;

const MAX_NICKNAME_LENGTH: usize = 100;
const MAX_TITLE_LENGTH: usize = 100;
const MAX_ADDRESS_LENGTH: usize = 2048;

/// Checks a profile that stands at `root` in the payload, and makes it the member's. The slug is changed by a call of
/// its own.
pub(super) fn apply(checks: &mut Checks, root: &str, record: &mut Record, mut profile: Profile) {
    checks.text(&format!("{root}.nickname"), profile.nickname.as_ref(), MAX_NICKNAME_LENGTH);
    checks.text(&format!("{root}.title"), profile.title.as_ref(), MAX_TITLE_LENGTH);
    for (name, image) in [("photo", &mut profile.photo), ("cover", &mut profile.cover)] {
        if let Some(image) = image {
            settle_image(checks, &format!("{root}.{name}"), image);
        }
    }
    record.nickname = profile.nickname.take().unwrap_or_default();
    profile.slug = None;
    profile.unknown_fields = Map::new();
    record.body.profile = profile;
}

fn settle_image(checks: &mut Checks, root: &str, image: &mut Image) {
    let place = format!("{root}.url");
    checks.text(&place, image.url.as_ref(), MAX_ADDRESS_LENGTH);
    if image.url.as_deref().is_some_and(|url| !is_web_address(url)) {
        checks.refuse(place, "FORMAT", "is not a web address");
    }
    checks.text(&format!("{root}.id"), image.id.as_ref(), MAX_ADDRESS_LENGTH);
    for (name, pixels) in [("width", image.width), ("height", image.height)] {
        if pixels.is_some_and(|pixels| pixels < 0) {
            checks.refuse(format!("{root}.{name}"), "MIN", "must not be negative");
        }
    }
    image.unknown_fields = Map::new();
}
