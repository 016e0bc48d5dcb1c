//! Memberships as the wire has them.

use crate::base::clock;
use crate::commerce::cart::Estimate;
use crate::commerce::cart::memberships::MEMBERSHIPS_APP;
use crate::commerce::rules;
use cartwright::resources::cart::*;
use cartwright::types::Timestamp;

/// The buyer's memberships, and what they can do for the cart.
pub(crate) fn options(estimate: &Estimate) -> MembershipOptions {
    let found = &estimate.memberships;
    let eligible = found.eligible.iter();
    let invalid = found.invalid.iter();
    let selected = found.selected.iter();
    MembershipOptions {
        eligible_memberships: Some(
            eligible.map(|eligible| membership(&eligible.membership, &eligible.line_ids)).collect(),
        ),
        invalid_memberships: Some(
            invalid
                .map(|(invalid, reason)| InvalidMembership {
                    membership: Some(membership(invalid, &[])),
                    reason: Some((*reason).to_owned()),
                    ..InvalidMembership::default()
                })
                .collect(),
        ),
        selected_memberships: Some(
            selected
                .map(|selected| HostSelectedMembership {
                    id: Some(selected.id.clone()),
                    app_id: Some(MEMBERSHIPS_APP.to_owned()),
                    line_item_ids: Some(selected.line_ids.clone()),
                    ..HostSelectedMembership::default()
                })
                .collect(),
        ),
        ..MembershipOptions::default()
    }
}

fn membership(membership: &rules::Membership, line_ids: &[String]) -> Membership {
    Membership {
        id: Some(membership.id.clone()),
        app_id: Some(MEMBERSHIPS_APP.to_owned()),
        name: Some(MembershipName {
            original: Some(membership.name.clone()),
            translated: Some(membership.name.clone()),
            ..MembershipName::default()
        }),
        line_item_ids: Some(line_ids.to_vec()),
        credits: membership.credits.map(|credits| MembershipPaymentCredits {
            total: Some(credits.total),
            remaining: Some(credits.remaining),
            ..MembershipPaymentCredits::default()
        }),
        expiration_date: membership.expires.map(|expires| Timestamp::from(clock::rfc3339(expires))),
        ..Membership::default()
    }
}
