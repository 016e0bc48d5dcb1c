//! The demo shop's members.

use super::accounts::NewIdentity;
use crate::base::{ApiError, Result, Shop};
use crate::site::seed::{self, DemoMembers};

pub(crate) fn add_demo_members(shop: &Shop) -> Result<()> {
    let DemoMembers { password, members } = seed::demo_members().map_err(ApiError::internal)?;
    // All demo members have one password, since hashing is slow on purpose.
    let hash = shop.passwords.hash(&password)?;
    shop.db.write(|transaction| {
        for member in &members {
            let new = NewIdentity {
                email: &member.email,
                password_hash: Some(&hash),
                email_verified: true,
                status: "APPROVED",
                profile: Some(&member.profile),
            };
            new.insert(transaction, shop.clock.now())?;
        }
        Ok(())
    })
}
