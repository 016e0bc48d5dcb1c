//! Memberships that can pay for a cart's lines, and those selected.

use super::basket::Basket;
use super::estimated::{Eligible, Memberships, Selected};
use super::line::Line;
use super::problem::Problem;
use crate::commerce::rules::Membership;
use base::Millis;
use cartwright::resources::cart::SelectedLineMembership;
use std::collections::BTreeSet;

/// The app id of memberships: the platform itself.
pub(crate) const MEMBERSHIPS_APP: &str = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";

/// Evaluates the buyer's memberships: eligible, ineligible and selected ones.
pub(super) fn evaluate(basket: &Basket, wanted: &[SelectedLineMembership]) -> Memberships {
    let mut found = Memberships::default();
    for membership in &basket.memberships {
        match lines_of(membership, basket, basket.now) {
            Ok(line_ids) => found.eligible.push(Eligible { membership: membership.clone(), line_ids }),
            Err(reason) => found.invalid.push((membership.clone(), reason)),
        }
    }
    for (id, line_ids) in choices(basket, wanted) {
        match select(&found, basket, &id, &line_ids) {
            Ok(selected) => found.selected.push(selected),
            Err(problem) => found.problem = Some(problem),
        }
    }
    found
}

/// The lines that a membership can pay for, or the reason why none.
fn lines_of(membership: &Membership, basket: &Basket, now: Millis) -> Result<Vec<String>, &'static str> {
    if membership.starts.is_some_and(|starts| now < starts) {
        return Err("It has not begun yet");
    }
    if membership.expires.is_some_and(|expires| now >= expires) {
        return Err("It has expired");
    }
    if membership.credits.is_some_and(|credits| credits.remaining == 0) {
        return Err("It has no credits left");
    }
    let pays_for = |line: &&Line| {
        let product = line.stored.product();
        product.is_some_and(|product| membership.products.iter().any(|known| known == product))
    };
    let lines: Vec<String> = basket.lines.iter().filter(pays_for).map(|line| line.stored.id.clone()).collect();
    if lines.is_empty() {
        return Err("It pays for nothing in the cart");
    }
    Ok(lines)
}

/// The selected memberships: the call's, else the lines'.
fn choices(basket: &Basket, wanted: &[SelectedLineMembership]) -> Vec<(String, Vec<String>)> {
    let of_call = wanted.iter().map(|choice| {
        let lines = choice.line_item_ids.clone().unwrap_or_default();
        (choice.id.clone().unwrap_or_default(), lines)
    });
    let of_lines = basket.lines.iter().filter_map(|line| {
        let membership = line.stored.membership.as_ref()?;
        Some((membership.id.clone()?, vec![line.stored.id.clone()]))
    });
    let chosen: Vec<(String, Vec<String>)> = if wanted.is_empty() { of_lines.collect() } else { of_call.collect() };
    // Merges duplicates: a line is paid once, and a membership's lines are counted together.
    let mut choices: Vec<(String, Vec<String>)> = Vec::new();
    let mut paid = BTreeSet::new();
    for (id, mut lines) in chosen {
        lines.retain(|line| paid.insert(line.clone()));
        match choices.iter_mut().find(|(known, _)| *known == id) {
            Some((_, known)) => known.extend(lines),
            None => choices.push((id, lines)),
        }
    }
    choices
}

fn select(found: &Memberships, basket: &Basket, id: &str, line_ids: &[String]) -> Result<Selected, Problem> {
    let Some(eligible) = found.eligible.iter().find(|eligible| eligible.membership.id == id) else {
        return Err(match found.invalid.iter().find(|(membership, _)| membership.id == id) {
            Some((membership, reason)) => Problem::MembershipInvalid { name: membership.name.clone(), reason },
            None => Problem::MembershipUnknown,
        });
    };
    if let Some(stranger) = line_ids.iter().find(|id| !eligible.line_ids.contains(id)) {
        return Err(Problem::MembershipNotForLine(stranger.clone()));
    }
    let lines = basket.lines.iter().filter(|line| line_ids.contains(&line.stored.id));
    let credits = lines.map(|line| line.stored.quantity).sum();
    if eligible.membership.credits.is_some_and(|left| left.remaining < credits) {
        return Err(Problem::MembershipOutOfCredits);
    }
    Ok(Selected { id: id.to_owned(), line_ids: line_ids.to_vec(), credits })
}
