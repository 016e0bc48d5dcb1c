//! The demo shop beyond its seed pack: members, generated buyers, pictures, and stable ids.

mod pictures;

pub use pictures::{PictureFile, original};

use cartwright::resources::cart::Address;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

const MEMBERS: &str = include_str!("../../../../seed/demo/members.json");

/// The demo shop's members, and the password that they share.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoMembers {
    /// The password of all demo members.
    pub password: String,
    /// The members.
    pub members: Vec<DemoMember>,
}

/// A member.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoMember {
    /// The login email.
    pub email: String,
    /// The profile, in the contract's `IdentityProfile`.
    pub profile: Value,
}

/// Reads the demo shop's members.
///
/// # Errors
///
/// When the file is malformed.
pub fn demo_members() -> Result<DemoMembers, serde_json::Error> {
    serde_json::from_str(MEMBERS)
}

const PAST: &str = include_str!("../../../../seed/demo/past.json");

/// Names and addresses of generated buyers, and the demo shop's seasons.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoPast {
    /// First names of buyers.
    pub first_names: Vec<String>,
    /// Last names of buyers.
    pub last_names: Vec<String>,
    /// Addresses of buyers.
    pub addresses: Vec<Address>,
    /// The relative sales of each month, from January; 1 is average.
    pub months: Vec<f64>,
}

/// Reads the names and addresses of generated buyers, and the demo shop's seasons.
///
/// # Errors
///
/// When the file is malformed.
pub fn demo_past() -> Result<DemoPast, serde_json::Error> {
    serde_json::from_str(PAST)
}

/// The id of a seeded entity: the same on every start, so that links and tests can rely on it.
///
/// A version 8 UUID, which RFC 9562 leaves to the application.
#[must_use]
pub fn stable_id(kind: &str, key: &str) -> Uuid {
    let digest = Sha256::digest(format!("{kind}\n{key}"));
    let mut bytes = [0; 16];
    for (byte, from) in bytes.iter_mut().zip(digest) {
        *byte = from;
    }
    uuid::Builder::from_custom_bytes(bytes).into_uuid()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_ids_are_stable_and_distinct_per_kind() {
        let id = stable_id("product", "morning-mug");
        assert_eq!(id, stable_id("product", "morning-mug"));
        assert_ne!(id, stable_id("collection", "morning-mug"));
        assert_eq!(id.get_version_num(), 8);
    }
}
