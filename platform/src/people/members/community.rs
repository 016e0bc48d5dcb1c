//! The community: the members who let others see them.

use super::{rights, view};
use crate::base::{ApiError, Call, Shop};
use axum::http::StatusCode;
use cartwright::resources::members::{ActivityStatus, PrivacyStatus};
use serde_json::Value;

fn change(shop: &Shop, call: &Call, privacy: PrivacyStatus) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        let mut record = rights::own(transaction, call)?;
        let before = record.clone();
        record.privacy = privacy;
        let joins = record.privacy == PrivacyStatus::Public && record != before;
        if joins && record.activity == ActivityStatus::Muted {
            return Err(ApiError::application(
                StatusCode::FORBIDDEN,
                "COMMUNITY_JOIN_IMPOSSIBLE",
                "A member who is muted cannot join the community",
            ));
        }
        record.save(transaction, shop.clock.now(), &before)?;
        view::answer(&record)
    })
}

/// `POST /v1/members/join-community`
pub(crate) fn join(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    change(shop, call, PrivacyStatus::Public)
}

/// `POST /v1/members/leave-community`
pub(crate) fn leave(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    change(shop, call, PrivacyStatus::Private)
}
