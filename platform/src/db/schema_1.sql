-- Sessions: a family is all tokens that came from one grant.
CREATE TABLE families (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('visitor', 'member')),
    subject TEXT NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE access_tokens (
    hash BLOB PRIMARY KEY,
    family TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires);
CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    family TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    predecessor BLOB,
    used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX refresh_tokens_by_predecessor ON refresh_tokens (predecessor);
CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    member TEXT NOT NULL,
    visitor TEXT,
    challenge TEXT NOT NULL,
    redirect_uri TEXT,
    spent INTEGER NOT NULL DEFAULT 0,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE redirect_sessions (
    hash BLOB PRIMARY KEY,
    body TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE login_sessions (
    hash BLOB PRIMARY KEY,
    member TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE members (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL COLLATE NOCASE UNIQUE,
    password TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_login INTEGER
) WITHOUT ROWID;

-- Catalog. A product's body holds what is only shown; what is searched, sorted or changed has a column.
CREATE TABLE products (
    numeric_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    sku TEXT,
    brand TEXT,
    ribbon TEXT,
    product_type TEXT NOT NULL,
    visible INTEGER NOT NULL,
    track_inventory INTEGER NOT NULL,
    manage_variants INTEGER NOT NULL,
    price INTEGER NOT NULL,
    discounted_price INTEGER NOT NULL,
    cost INTEGER,
    inventory_status TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX products_by_name ON products (name_folded);
CREATE INDEX products_by_price ON products (discounted_price);
CREATE INDEX products_by_update ON products (updated);
CREATE INDEX products_by_creation ON products (created);
CREATE TABLE variants (
    product TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    id TEXT NOT NULL,
    choices TEXT NOT NULL,
    price INTEGER NOT NULL,
    discounted_price INTEGER NOT NULL,
    cost INTEGER,
    sku TEXT,
    weight REAL,
    visible INTEGER NOT NULL,
    quantity INTEGER,
    in_stock INTEGER NOT NULL,
    PRIMARY KEY (product, id)
) WITHOUT ROWID;
CREATE TABLE product_choices (
    product TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    name TEXT NOT NULL COLLATE NOCASE,
    value TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (product, name, value)
) WITHOUT ROWID;
CREATE TABLE collections (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    visible INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE product_collections (
    collection TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    product TEXT NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    PRIMARY KEY (collection, product)
) WITHOUT ROWID;
CREATE INDEX product_collections_by_product ON product_collections (product);

-- The shop's rules.
CREATE TABLE coupons (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL COLLATE NOCASE UNIQUE,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE tax_rules (position INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE delivery_options (position INTEGER PRIMARY KEY, body TEXT NOT NULL);

-- Carts, checkouts and orders. An owner is a visitor, a member or the shop's owner.
CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE checkouts (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL,
    owner TEXT NOT NULL,
    order_number INTEGER REFERENCES orders (number),
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE orders (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    checkout TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    created INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE coupon_uses (
    coupon TEXT NOT NULL,
    owner TEXT NOT NULL,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    PRIMARY KEY (coupon, owner, order_number)
) WITHOUT ROWID;
CREATE TABLE mails (
    number INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
);
