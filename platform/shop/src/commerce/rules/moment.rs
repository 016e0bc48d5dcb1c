//! Serializes moments in rules as RFC 3339; also reads the milliseconds of older versions.

use base::Millis;
use base::clock::{parse_rfc3339, rfc3339};
use serde::{Deserialize, Deserializer, Serializer, de};

#[derive(Deserialize)]
#[serde(untagged)]
enum Moment {
    Millis(Millis),
    Text(String),
}

pub(super) fn serialize<S: Serializer>(moment: &Option<Millis>, serializer: S) -> Result<S::Ok, S::Error> {
    match moment {
        Some(moment) => serializer.serialize_str(&rfc3339(*moment)),
        None => serializer.serialize_none(),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Millis>, D::Error> {
    match Option::deserialize(deserializer)? {
        None => Ok(None),
        Some(Moment::Millis(moment)) => Ok(Some(moment)),
        Some(Moment::Text(text)) => {
            parse_rfc3339(&text).map(Some).ok_or_else(|| de::Error::custom(format!("{text} is no date and time")))
        }
    }
}
