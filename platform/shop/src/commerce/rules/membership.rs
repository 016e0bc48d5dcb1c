//! Memberships: prepaid credits of a member.

use super::kind::{Rule, RuleChecks};
use super::moment;
use base::Millis;
use serde::{Deserialize, Serialize};

/// A member's membership of a plan.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Membership {
    pub id: String,
    pub name: String,
    /// The member's login email.
    pub(crate) member: String,
    pub(crate) products: Vec<String>,
    /// The credits; unlimited when absent.
    #[serde(default)]
    pub credits: Option<Credits>,
    #[serde(default, with = "moment")]
    pub(crate) starts: Option<Millis>,
    #[serde(default, with = "moment")]
    pub(crate) expires: Option<Millis>,
}

/// A membership's credits, one per item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Credits {
    pub total: i64,
    pub remaining: i64,
}

impl Rule for Membership {
    const KIND: &'static str = "memberships";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        if let Some(credits) = self.credits {
            checks.require(
                (0..=credits.total).contains(&credits.remaining),
                "credits.remaining",
                "MAX",
                "must be 0 to the total",
            );
        }
    }
}
