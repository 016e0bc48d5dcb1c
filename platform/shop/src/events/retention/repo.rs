//! The deletion statements, by table.

use super::{DAY, MEMBER_SESSION, VISITOR_SESSION};

#[derive(Debug)]
pub(super) struct RetentionRule {
    /// Deletes rows older than moment `?1`, or erases their contents: up to `?2` rows.
    pub(super) statement: &'static str,
    /// The rows' lifetime, in seconds.
    pub(super) lifetime: i64,
}

/// The tables with a lifetime; carts' lifetimes are site settings.
pub(super) const RULES: [RetentionRule; 20] = [
    RetentionRule {
        statement: "UPDATE deleted_members SET body = NULL, purged = purge_after WHERE id IN
                        (SELECT id FROM deleted_members WHERE purged IS NULL AND purge_after <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    RetentionRule {
        statement: "DELETE FROM login_sessions WHERE hash IN
                        (SELECT hash FROM login_sessions WHERE expires <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    RetentionRule {
        statement: "DELETE FROM pending_logins WHERE hash IN
                        (SELECT hash FROM pending_logins WHERE expires <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    RetentionRule {
        statement: "DELETE FROM recovery_tokens WHERE hash IN
                        (SELECT hash FROM recovery_tokens WHERE expires <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    RetentionRule {
        statement: "DELETE FROM trusted_devices WHERE hash IN
                        (SELECT hash FROM trusted_devices WHERE expires <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    RetentionRule {
        statement: "DELETE FROM upload_addresses WHERE hash IN
                        (SELECT hash FROM upload_addresses WHERE expires <= ?1 LIMIT ?2)",
        lifetime: 0,
    },
    // Kept after use: the reuse of an authorization code revokes its tokens.
    RetentionRule {
        statement: "DELETE FROM codes WHERE hash IN (SELECT hash FROM codes WHERE expires < ?1 LIMIT ?2)",
        lifetime: DAY,
    },
    RetentionRule {
        statement: "DELETE FROM access_tokens WHERE hash IN
                        (SELECT hash FROM access_tokens WHERE expires < ?1 LIMIT ?2)",
        lifetime: DAY,
    },
    RetentionRule {
        statement: "DELETE FROM families WHERE id IN
                        (SELECT id FROM families WHERE role = 'visitor' AND renewed < ?1 LIMIT ?2)",
        lifetime: VISITOR_SESSION,
    },
    RetentionRule {
        statement: "DELETE FROM families WHERE id IN
                        (SELECT id FROM families WHERE role = 'member' AND renewed < ?1 LIMIT ?2)",
        lifetime: MEMBER_SESSION,
    },
    // Kept after use: the reuse of a refresh token revokes its family.
    RetentionRule {
        statement: "DELETE FROM refresh_tokens WHERE hash IN
                        (SELECT hash FROM refresh_tokens AS old WHERE used AND created < ?1
                             AND EXISTS (SELECT 1 FROM refresh_tokens WHERE predecessor = old.hash AND used) LIMIT ?2)",
        lifetime: 30 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM webhook_deliveries WHERE (webhook, event) IN
                        (SELECT webhook, event FROM webhook_deliveries
                         WHERE state <> 'PENDING' AND next_try < ?1 LIMIT ?2)",
        lifetime: 30 * DAY,
    },
    // Keeps an existing entity's newest event, from which the next sequence number follows.
    RetentionRule {
        statement: "DELETE FROM events WHERE number IN
                        (SELECT number FROM events AS old WHERE time < ?1
                             AND number <= (SELECT ifnull(min(position), old.number) FROM webhooks)
                             AND NOT EXISTS (SELECT 1 FROM webhook_deliveries WHERE event = old.number)
                             AND (kind = 'deleted'
                                  OR entity IN ('wix.ecom.v1.abandoned_checkout', 'wix.members.v1.member_report',
                                      'wix.badges.v4.badge_assignment')
                                  OR EXISTS (SELECT 1 FROM events AS later
                                             WHERE later.entity = old.entity AND later.entity_id = old.entity_id
                                                 AND later.sequence > old.sequence))
                         LIMIT ?2)",
        lifetime: 90 * DAY,
    },
    // Visitors cause many events of carts, checkouts and redirects, which therefore have a shorter lifetime.
    RetentionRule {
        statement: "DELETE FROM events WHERE number IN
                        (SELECT number FROM events AS old
                         WHERE entity IN ('wix.ecom.v1.cart', 'wix.ecom.v2.cart', 'wix.ecom.v1.checkout', 'wix.headless.v1.redirect_session')
                             AND time < ?1
                             AND number <= (SELECT ifnull(min(position), old.number) FROM webhooks)
                             AND NOT EXISTS (SELECT 1 FROM webhook_deliveries WHERE event = old.number)
                         LIMIT ?2)",
        lifetime: 30 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM messages WHERE number IN (SELECT number FROM messages WHERE created < ?1 LIMIT ?2)",
        lifetime: 30 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM payment_attempts WHERE transaction_id IN
                        (SELECT transaction_id FROM payment_attempts
                         WHERE answers_at IS NULL AND created < ?1 LIMIT ?2)",
        lifetime: 365 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM carts WHERE id IN
                        (SELECT id FROM carts WHERE (id <> cart OR state = 'ORDERED') AND updated < ?1 LIMIT ?2)",
        lifetime: 365 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM abandoned_checkouts WHERE id IN
                        (SELECT id FROM abandoned_checkouts WHERE created < ?1 LIMIT ?2)",
        lifetime: 365 * DAY,
    },
    RetentionRule {
        statement: "DELETE FROM captcha_tokens WHERE hash IN
                        (SELECT hash FROM captcha_tokens WHERE expires < ?1 LIMIT ?2)",
        lifetime: DAY,
    },
    RetentionRule {
        statement: "DELETE FROM jobs WHERE id IN (SELECT id FROM jobs WHERE finished < ?1 LIMIT ?2)",
        lifetime: 30 * DAY,
    },
];
