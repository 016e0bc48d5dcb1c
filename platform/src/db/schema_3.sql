-- Who signs in: what each sign-in may need, and what stands for it until it is done.
ALTER TABLE identities ADD COLUMN reset_required INTEGER NOT NULL DEFAULT 0;
CREATE INDEX families_by_subject ON families (subject);
CREATE INDEX login_sessions_by_member ON login_sessions (member);

-- What the owner has decided; one row.
CREATE TABLE site_settings (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    body TEXT NOT NULL
);
CREATE TABLE captcha_tokens (
    hash BLOB PRIMARY KEY,
    kind TEXT NOT NULL,
    used INTEGER NOT NULL DEFAULT 0,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX captcha_tokens_by_expiry ON captcha_tokens (expires);

-- A sign-in that is not done: a code has to be given first. The code is kept as a hash together with the state token,
-- which is not kept, so that its few digits cannot be found by trying them all.
CREATE TABLE pending_logins (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    -- The factor that is being checked, once one is.
    factor TEXT,
    code BLOB,
    -- The outbox entry that a push waits for.
    push INTEGER,
    -- The secret of an authenticator that is being enrolled.
    totp_secret BLOB,
    tries INTEGER NOT NULL DEFAULT 0,
    sent INTEGER,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pending_logins_by_identity ON pending_logins (identity);
CREATE INDEX pending_logins_by_expiry ON pending_logins (expires);
CREATE TABLE factors (
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    secret BLOB,
    -- The time step of the last authenticator code that was accepted: it and those before are used up.
    last_step INTEGER,
    created INTEGER NOT NULL,
    PRIMARY KEY (identity, kind)
) WITHOUT ROWID;
CREATE TABLE trusted_devices (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX trusted_devices_by_identity ON trusted_devices (identity);
-- Also written for addresses that nobody has, so that a mail that is asked for takes as long.
CREATE TABLE recovery_tokens (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_tokens_by_identity ON recovery_tokens (identity);

-- The outbox holds more than mails.
ALTER TABLE mails RENAME TO messages;
ALTER TABLE messages ADD COLUMN kind TEXT NOT NULL DEFAULT 'MAIL';
ALTER TABLE messages ADD COLUMN code TEXT;
ALTER TABLE messages ADD COLUMN link TEXT;
-- What the recipient of a push did with it.
ALTER TABLE messages ADD COLUMN approved INTEGER;
