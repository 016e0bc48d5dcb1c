-- Files that the owner has uploaded. Their bytes are kept beside the database, under their digest: what is uploaded
-- twice is there once.
CREATE TABLE files (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    mime TEXT NOT NULL,
    digest TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    width INTEGER,
    height INTEGER,
    duration INTEGER,
    has_sound INTEGER NOT NULL,
    created INTEGER NOT NULL
);
CREATE INDEX files_by_digest ON files (digest);

-- Addresses that take one upload each.
CREATE TABLE upload_addresses (
    hash BLOB PRIMARY KEY,
    name TEXT,
    mime TEXT NOT NULL,
    bytes INTEGER,
    expires INTEGER NOT NULL
);
