//! The demo shop's members.

use super::{SeedError, read};
use serde::Deserialize;
use serde_json::Value;

const MEMBERS: &str = include_str!("../../seed/demo/members.json");

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
pub fn demo_members() -> Result<DemoMembers, SeedError> {
    read("members.json", MEMBERS)
}
