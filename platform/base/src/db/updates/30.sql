-- Wishlists of members, and groups of products that differ by one choice.

CREATE TABLE wishlists (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL UNIQUE REFERENCES members (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    items TEXT NOT NULL,
    tags TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE product_groups (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    handle TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    customization TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE product_group_members (
    product INTEGER PRIMARY KEY REFERENCES products (numeric_id) ON DELETE CASCADE,
    product_group INTEGER NOT NULL REFERENCES product_groups (number) ON DELETE CASCADE
);
CREATE INDEX product_group_members_by_group ON product_group_members (product_group);
