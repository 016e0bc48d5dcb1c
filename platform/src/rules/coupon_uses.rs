//! Uses of coupons by orders.

use super::coupon::Coupon;
use crate::error::ApiError;
use rusqlite::Connection;

/// Records that an order of an owner uses a coupon.
pub(crate) fn record(connection: &Connection, coupon: &Coupon, owner: &str, order: i64) -> Result<(), ApiError> {
    connection
        .prepare_cached("INSERT INTO coupon_uses (coupon, owner, order_number) VALUES (?1, ?2, ?3)")?
        .execute((&coupon.id, owner, order))?;
    Ok(())
}

/// Removes the use of a coupon by an order that was rejected.
pub(crate) fn remove(connection: &Connection, order: i64) -> Result<(), ApiError> {
    connection
        .prepare_cached("DELETE FROM coupon_uses WHERE order_number = ?1")?
        .execute([order])?;
    Ok(())
}

/// Makes a visitor's uses the member's, so that a limit for each customer holds.
pub(crate) fn merge_into_member(connection: &Connection, visitor: &str, member: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE coupon_uses SET owner = ?2 WHERE owner = ?1")?
        .execute((visitor, member))?;
    Ok(())
}

/// The number of uses of a coupon: of one owner, or of all.
pub(crate) fn count(connection: &Connection, coupon: &Coupon, owner: Option<&str>) -> Result<i64, ApiError> {
    Ok(connection
        .prepare_cached("SELECT count(*) FROM coupon_uses WHERE coupon = ?1 AND (?2 IS NULL OR owner = ?2)")?
        .query_row((&coupon.id, owner), |row| row.get(0))?)
}
