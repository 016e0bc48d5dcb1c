-- Who signs in, apart from what the site knows of them. An identity and its member have the same id.
ALTER TABLE members RENAME TO accounts;
CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL COLLATE NOCASE UNIQUE,
    email_verified INTEGER NOT NULL DEFAULT 0,
    -- Absent for those who have set none yet.
    password TEXT,
    revision INTEGER NOT NULL DEFAULT 1,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO identities (id, email, password, created, updated) SELECT id, email, password, created, created FROM accounts;
-- The body holds what is only shown: profile and contact. What is searched, sorted or changed has a column.
CREATE TABLE members (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL COLLATE NOCASE UNIQUE,
    status TEXT NOT NULL,
    privacy TEXT NOT NULL,
    activity TEXT NOT NULL,
    nickname TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    last_login INTEGER,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX members_by_creation ON members (created);
INSERT INTO members
    SELECT id, id, 'APPROVED', 'PRIVATE', 'ACTIVE', substr(email, 1, instr(email, '@') - 1), created, created, last_login, '{}'
    FROM accounts;
DROP TABLE accounts;
