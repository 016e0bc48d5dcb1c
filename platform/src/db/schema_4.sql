-- Nicknames are found and sorted without regard to case, in any language.
ALTER TABLE members ADD COLUMN nickname_folded TEXT NOT NULL DEFAULT '';
UPDATE members SET nickname_folded = lower(nickname);
CREATE INDEX members_by_nickname ON members (nickname_folded);

-- Members that are gone. The body is what was known of them, until it is purged.
CREATE TABLE deleted_members (
    id TEXT PRIMARY KEY,
    content_assignee TEXT,
    deleted INTEGER NOT NULL,
    purge_after INTEGER NOT NULL,
    purged INTEGER,
    body TEXT
) WITHOUT ROWID;
CREATE INDEX deleted_members_to_purge ON deleted_members (purge_after) WHERE purged IS NULL;

CREATE TABLE member_reports (
    id TEXT PRIMARY KEY,
    reported TEXT NOT NULL,
    reporting TEXT NOT NULL,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (reported, reporting)
) WITHOUT ROWID;

-- What happened, in order. A number is never given twice, so that readers can go on where they stopped.
CREATE TABLE events (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    entity TEXT NOT NULL,
    entity_id TEXT NOT NULL,
    time INTEGER NOT NULL,
    body TEXT NOT NULL
);
