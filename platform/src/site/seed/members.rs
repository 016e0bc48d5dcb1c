//! The demo shop's members.

use super::{SeedError, read};
use serde::Deserialize;
use serde_json::Value;

const MEMBERS: &str = include_str!("../../../seed/demo/members.json");

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
    /// The orders of the demo shop's past that are the member's, the newest first.
    pub orders: Vec<DemoOrder>,
}

/// An order of a member.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoOrder {
    /// About how many days ago it was.
    pub days_ago: u32,
    /// The order's fate. Imported orders are sent, whatever their fate.
    pub fate: OrderFate,
}

/// The fate of a member's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OrderFate {
    /// Nothing is fulfilled yet.
    Open,
    /// All items are fulfilled.
    Sent,
    /// All items are fulfilled, and one line is refunded.
    Refunded,
}

/// Reads the demo shop's members.
///
/// # Errors
///
/// When the file is malformed.
pub fn demo_members() -> Result<DemoMembers, SeedError> {
    read("members.json", MEMBERS)
}
