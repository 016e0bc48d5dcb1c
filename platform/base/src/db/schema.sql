-- The tables of the platform.

-- Sessions: a family is all tokens that came from one grant.
CREATE TABLE families (
    id TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('visitor', 'member', 'app')),
    subject TEXT NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    -- Of the last renewal: families that nobody renews are removed.
    renewed INTEGER NOT NULL DEFAULT 0,
    -- The login of the hosted pages that the tokens came from, if any: a logout ends it too.
    login BLOB
) WITHOUT ROWID;
CREATE INDEX families_by_subject ON families (subject);
CREATE INDEX families_by_login ON families (login) WHERE login IS NOT NULL;
CREATE INDEX families_by_renewal ON families (role, renewed);

CREATE TABLE access_tokens (
    hash BLOB PRIMARY KEY,
    family TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires);
-- Indexes of what logins, hand-overs and the work in the background look for.
CREATE INDEX access_tokens_by_family ON access_tokens (family);

CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    family TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    predecessor BLOB,
    used INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX refresh_tokens_by_predecessor ON refresh_tokens (predecessor);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family);
CREATE INDEX used_refresh_tokens ON refresh_tokens (created) WHERE used;

CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    member TEXT NOT NULL,
    visitor TEXT,
    challenge TEXT NOT NULL,
    redirect_uri TEXT,
    spent INTEGER NOT NULL DEFAULT 0,
    expires INTEGER NOT NULL,
    -- The tokens that a code gave, which end when it is used again.
    family TEXT,
    -- Whether the session can be renewed.
    is_renewable INTEGER NOT NULL,
    -- The login of the hosted pages that the code came from, if any.
    login BLOB
) WITHOUT ROWID;
CREATE INDEX codes_by_expiry ON codes (expires);
CREATE INDEX codes_by_member ON codes (member);

-- Session tokens, each good for one login within minutes; and browsers that are logged in to the hosted pages.
CREATE TABLE login_sessions (
    hash BLOB PRIMARY KEY,
    member TEXT NOT NULL,
    expires INTEGER NOT NULL,
    is_browser INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX login_sessions_by_expiry ON login_sessions (expires);
CREATE INDEX login_sessions_by_member ON login_sessions (member);

CREATE TABLE orders (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    checkout TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL DEFAULT 0,
    -- The values of the body that orders are looked for by, kept before it: a filter reads neither its pages nor its JSON.
    status TEXT COLLATE NOCASE AS (json_extract(body, '$.status')) STORED,
    payment_status TEXT COLLATE NOCASE AS (json_extract(body, '$.paymentStatus')) STORED,
    fulfillment_status TEXT COLLATE NOCASE AS (json_extract(body, '$.fulfillmentStatus')) STORED,
    email TEXT AS (folded(json_extract(body, '$.buyerInfo.email'))) STORED,
    first_name TEXT AS (folded(json_extract(body, '$.billingInfo.contactDetails.firstName'))) STORED,
    last_name TEXT AS (folded(json_extract(body, '$.billingInfo.contactDetails.lastName'))) STORED,
    total REAL AS (CAST(json_extract(body, '$.priceSummary.total.amount') AS REAL)) STORED,
    -- The stock that was taken, to be given back when the order is cancelled.
    stock TEXT NOT NULL DEFAULT '[]',
    body TEXT NOT NULL
);
-- The number that the newest order got.
CREATE TABLE order_counter (number INTEGER NOT NULL);
INSERT INTO order_counter VALUES (10000);
CREATE INDEX orders_by_owner ON orders (owner, number);
CREATE INDEX orders_by_creation ON orders (created);
CREATE INDEX orders_by_status ON orders (status, created);
CREATE INDEX orders_by_payment ON orders (payment_status, created);
CREATE INDEX orders_by_fulfillment ON orders (fulfillment_status, created);
CREATE INDEX orders_by_email ON orders (email);
CREATE INDEX orders_by_first_name ON orders (first_name);
CREATE INDEX orders_by_last_name ON orders (last_name);
CREATE INDEX orders_by_total ON orders (total);

CREATE TABLE coupon_uses (
    coupon TEXT NOT NULL,
    owner TEXT NOT NULL,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    PRIMARY KEY (coupon, owner, order_number)
) WITHOUT ROWID;
CREATE INDEX coupon_uses_by_owner ON coupon_uses (owner);
CREATE INDEX coupon_uses_by_order ON coupon_uses (order_number);

CREATE TABLE messages (
    number INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    -- The body as an HTML document, as long as it tells no secret that is used or over.
    html TEXT,
    created INTEGER NOT NULL,
    kind TEXT NOT NULL DEFAULT 'MAIL',
    code TEXT,
    link TEXT,
    -- Of a push: whether it was approved, once it was answered.
    approved INTEGER,
    -- Until when the code or link of a message is good: it is removed when it is used or over.
    expires INTEGER
);
CREATE INDEX messages_by_creation ON messages (created);
CREATE INDEX messages_by_expiry ON messages (expires) WHERE expires IS NOT NULL;

CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL COLLATE NOCASE UNIQUE,
    email_verified INTEGER NOT NULL DEFAULT 0,
    -- Absent until it is set.
    password TEXT,
    revision INTEGER NOT NULL DEFAULT 1,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    reset_required INTEGER NOT NULL DEFAULT 0,
    -- Whether logins wait until the owner has looked at the account.
    is_held INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

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
    body TEXT NOT NULL,
    -- Nicknames are found and sorted without regard to case, in any language.
    nickname_folded TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX members_by_creation ON members (created);
CREATE INDEX members_by_nickname ON members (nickname_folded);

-- Badges of members, as the wire has them.
CREATE TABLE badges (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE badge_assignments (
    badge TEXT NOT NULL REFERENCES badges (id),
    member TEXT NOT NULL REFERENCES members (id),
    id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (badge, member)
) WITHOUT ROWID;
CREATE INDEX badge_assignments_by_member ON badge_assignments (member);

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
CREATE INDEX trusted_devices_by_expiry ON trusted_devices (expires);

-- Also written for addresses that nobody has, so that a mail that is asked for takes as long.
CREATE TABLE recovery_tokens (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_tokens_by_expiry ON recovery_tokens (expires);
CREATE INDEX recovery_tokens_by_identity ON recovery_tokens (identity);

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
    -- None where readers get the entity as it is now.
    body TEXT,
    -- The actor as the event names it; unknown for changes by the platform itself.
    identity TEXT,
    -- Events of one entity have their own numbers.
    sequence INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX events_by_entity ON events (entity, entity_id, sequence);
CREATE INDEX events_by_time ON events (time);

-- Events of carts, checkouts and redirect sessions, which are many: they go sooner than others.
CREATE INDEX events_of_visits_by_time ON events (time)
    WHERE entity IN ('wix.ecom.v1.cart', 'wix.ecom.v2.cart', 'wix.ecom.v1.checkout', 'wix.headless.v1.redirect_session');

-- What was paid for an order, given back, sent and invoiced.
CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX payments_by_order ON payments (order_number, position);
-- Held payments that are captured or let go of at a time.
CREATE INDEX payments_by_execution
    ON payments (body ->> '$.regularPaymentDetails.authorizationDetails.scheduledAction.executionDate')
    WHERE body ->> '$.status' = 'AUTHORIZED';

-- The payments that charges with an idempotency key have made.
CREATE TABLE charge_keys (
    key TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    payments TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE refunds (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX refunds_by_order ON refunds (order_number, position);
-- Refunds that the provider has not confirmed.
CREATE INDEX refunds_pending ON refunds (body ->> '$.createdDate') WHERE body ->> '$.summary.pending';

CREATE TABLE fulfillments (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX fulfillments_by_order ON fulfillments (order_number, position);

-- Invoices by their running number. They are never deleted, so that no number is missing: one may be removed from its
-- order, and outlive it. The document is what it said when it was issued; invoices of older versions have none.
CREATE TABLE invoices (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    order_number INTEGER NOT NULL,
    issued INTEGER NOT NULL,
    removed INTEGER,
    document TEXT
);
CREATE INDEX invoices_by_order ON invoices (order_number, number);

-- What was asked of the payment provider. One that is pending is answered later; one without answer may be.
CREATE TABLE payment_attempts (
    transaction_id TEXT PRIMARY KEY,
    checkout TEXT NOT NULL,
    order_number INTEGER REFERENCES orders (number),
    amount TEXT NOT NULL,
    card TEXT NOT NULL,
    state TEXT NOT NULL,
    answers_at INTEGER,
    created INTEGER NOT NULL,
    -- What a try to pay charges, which is less than the order's total where gift cards pay a part.
    charge TEXT NOT NULL DEFAULT '0'
) WITHOUT ROWID;
CREATE INDEX payment_attempts_by_checkout ON payment_attempts (checkout, state);
CREATE INDEX payment_attempts_by_answer ON payment_attempts (answers_at) WHERE answers_at IS NOT NULL;
CREATE INDEX payment_attempts_by_creation ON payment_attempts (created) WHERE answers_at IS NULL;

-- Payments that are prepared at the payment provider. Where a hold is given, the amount is held first.
CREATE TABLE payment_collections (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
    amount TEXT NOT NULL,
    hold TEXT,
    requested INTEGER
) WITHOUT ROWID;
CREATE INDEX payment_collections_by_order ON payment_collections (order_number);

-- Programs that are told of events, and what each is still to be told.
CREATE TABLE signing_keys (name TEXT PRIMARY KEY, pem BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    entities TEXT NOT NULL,
    -- The last event that was looked at.
    position INTEGER NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE webhook_deliveries (
    webhook TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    event INTEGER NOT NULL REFERENCES events (number),
    -- Kind and id of the event's entity: its events go out one after another.
    entity TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('PENDING', 'DELIVERED', 'FAILED')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try INTEGER NOT NULL,
    problem TEXT,
    PRIMARY KEY (webhook, event)
) WITHOUT ROWID;
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (webhook, next_try) WHERE state = 'PENDING';
CREATE INDEX webhook_deliveries_by_entity ON webhook_deliveries (webhook, entity, event) WHERE state = 'PENDING';
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event);
CREATE INDEX webhook_deliveries_done ON webhook_deliveries (next_try) WHERE state <> 'PENDING';

-- All rules of the owner's in one table, by kind. Those that buyers name have their code in a column; gift cards, whose
-- code is worth money, have its keyed hash there, and an encrypted body.
CREATE TABLE rules (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    code TEXT COLLATE NOCASE,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    created INTEGER,
    updated INTEGER,
    PRIMARY KEY (kind, id),
    UNIQUE (kind, code)
) WITHOUT ROWID;

CREATE INDEX memberships_by_member ON rules (lower(body ->> '$.member')) WHERE kind = 'memberships';

-- Another number after each change of what prices carts beside the catalog, so that parsed rules can be kept.
CREATE TABLE rules_revision (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    revision INTEGER NOT NULL
);
INSERT INTO rules_revision VALUES (1, random());

CREATE TRIGGER priced_rule_added AFTER INSERT ON rules
WHEN NEW.kind IN ('taxRules', 'autoTaxRates', 'taxExemptGroups', 'shippingOptions', 'fees', 'ordersSettings', 'itemTerms') BEGIN
    UPDATE rules_revision SET revision = random();
END;

CREATE TRIGGER priced_rule_changed AFTER UPDATE ON rules
WHEN NEW.kind IN ('taxRules', 'autoTaxRates', 'taxExemptGroups', 'shippingOptions', 'fees', 'ordersSettings', 'itemTerms') BEGIN
    UPDATE rules_revision SET revision = random();
END;

CREATE TRIGGER priced_rule_deleted AFTER DELETE ON rules
WHEN OLD.kind IN ('taxRules', 'autoTaxRates', 'taxExemptGroups', 'shippingOptions', 'fees', 'ordersSettings', 'itemTerms') BEGIN
    UPDATE rules_revision SET revision = random();
END;

CREATE TRIGGER site_settings_added AFTER INSERT ON site_settings BEGIN
    UPDATE rules_revision SET revision = random();
END;

CREATE TRIGGER site_settings_changed AFTER UPDATE ON site_settings BEGIN
    UPDATE rules_revision SET revision = random();
END;

-- The texts of the rules of the kind `translations`, by the shop's own text.
CREATE TABLE translations (
    text TEXT NOT NULL,
    language TEXT NOT NULL,
    translation TEXT NOT NULL,
    PRIMARY KEY (text, language)
) WITHOUT ROWID;

CREATE TRIGGER translations_set AFTER INSERT ON rules WHEN NEW.kind = 'translations' BEGIN
    INSERT INTO translations (text, language, translation)
    SELECT key, NEW.id, value FROM json_each(NEW.body, '$.texts');
END;

CREATE TRIGGER translations_changed AFTER UPDATE ON rules WHEN NEW.kind = 'translations' BEGIN
    DELETE FROM translations WHERE language = OLD.id;
    INSERT INTO translations (text, language, translation)
    SELECT key, NEW.id, value FROM json_each(NEW.body, '$.texts');
END;

CREATE TRIGGER translations_deleted AFTER DELETE ON rules WHEN OLD.kind = 'translations' BEGIN
    DELETE FROM translations WHERE language = OLD.id;
END;

-- Carts and their checkouts. A cart is open, opened as a checkout, or has become an order; a checkout of Cart V1 is a
-- snapshot of its cart, with an id of its own. An owner is a visitor, a member or the shop's owner.
CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    cart TEXT NOT NULL,
    owner TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CHECKOUT', 'ORDERED')),
    is_current INTEGER NOT NULL DEFAULT 0,
    order_number INTEGER REFERENCES orders (number),
    updated INTEGER NOT NULL,
    -- Checkouts that are known to be left are not looked at again.
    is_left INTEGER NOT NULL DEFAULT 0,
    -- The amounts that the last change of a checkout has shown.
    shown_total TEXT,
    shown_charge TEXT,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX current_carts ON carts (owner) WHERE is_current;
CREATE INDEX open_carts_by_owner ON carts (owner) WHERE state <> 'ORDERED';
CREATE INDEX checkouts_by_cart ON carts (cart) WHERE state <> 'OPEN';
CREATE INDEX untouched_checkouts ON carts (updated) WHERE state = 'CHECKOUT' AND NOT is_left;
CREATE INDEX member_carts_by_update ON carts (updated)
    WHERE substr(owner, 1, 7) = 'member:' AND id = cart AND state <> 'ORDERED';
CREATE INDEX visitor_carts_by_update ON carts (updated)
    WHERE substr(owner, 1, 7) <> 'member:' AND id = cart AND state <> 'ORDERED';
CREATE INDEX past_checkouts_by_update ON carts (updated) WHERE id <> cart OR state = 'ORDERED';

-- Checkouts that their buyers have left, and whether they came back.
CREATE TABLE abandoned_checkouts (
    id TEXT PRIMARY KEY,
    checkout TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    recovered INTEGER,
    reminded INTEGER
) WITHOUT ROWID;
CREATE INDEX abandoned_checkouts_by_creation ON abandoned_checkouts (created);

-- What orders took from gift cards and memberships.
CREATE TABLE gift_card_uses (
    gift_card TEXT NOT NULL,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    amount INTEGER NOT NULL,
    PRIMARY KEY (gift_card, order_number)
) WITHOUT ROWID;

CREATE TABLE membership_uses (
    membership TEXT NOT NULL,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    credits INTEGER NOT NULL,
    PRIMARY KEY (membership, order_number)
) WITHOUT ROWID;
CREATE INDEX membership_uses_by_order ON membership_uses (order_number);

-- What products share: brands, ribbons, info sections and customizations, by the key that is theirs alone
-- among those of their kind.
CREATE TABLE catalog_entities (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (kind, key)
);

CREATE TABLE customization_choices (
    number INTEGER PRIMARY KEY,
    customization INTEGER NOT NULL REFERENCES catalog_entities (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (customization, name_folded)
);

-- A product's body is its record; beside it stands what is filtered, sorted or joined. Amounts are in the currency's
-- smallest unit. `price` is the product's own before discounts. The smallest and largest prices are those of the visible
-- variants, discounts taken off; `compare_min` is the smallest before discounts.
CREATE TABLE products (
    numeric_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    sku TEXT,
    visible INTEGER NOT NULL,
    product_type TEXT NOT NULL,
    price INTEGER NOT NULL,
    price_min INTEGER NOT NULL,
    price_max INTEGER NOT NULL,
    compare_min INTEGER NOT NULL,
    on_sale INTEGER NOT NULL,
    brand TEXT,
    ribbon TEXT,
    track_inventory INTEGER NOT NULL,
    inventory_status TEXT NOT NULL,
    preorder_status TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
);
-- The orders that lists of products are walked in.
CREATE INDEX products_by_name ON products (name_folded);
CREATE INDEX products_by_price ON products (price_min);
CREATE INDEX products_by_creation ON products (created);
CREATE INDEX products_by_update ON products (updated);
-- What the index in memory is read from, so that opening a large catalog need not read every record.
CREATE INDEX products_facts ON products (
    numeric_id, name_folded, visible, on_sale, preorder_status, product_type, inventory_status, price, price_min, compare_min,
    price_max, created, updated, brand, ribbon
);

-- A variant with its stock. Its number is its own among those of its product, for as long as it is there. A counted
-- variant has a quantity, any other says whether it is in stock; `inventory_revision` is null where the inventory item
-- was deleted.
CREATE TABLE variants (
    product INTEGER NOT NULL REFERENCES products (numeric_id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    position INTEGER NOT NULL,
    id TEXT NOT NULL,
    visible INTEGER NOT NULL,
    sku TEXT,
    barcode TEXT,
    price INTEGER NOT NULL,
    discounted_price INTEGER NOT NULL,
    body TEXT NOT NULL,
    quantity INTEGER,
    in_stock INTEGER NOT NULL,
    preorder_enabled INTEGER NOT NULL DEFAULT 0,
    preorder_limit INTEGER NOT NULL DEFAULT 0,
    preorder_counter INTEGER NOT NULL DEFAULT 0,
    preorder_message TEXT,
    inventory_revision INTEGER DEFAULT 1,
    inventory_created INTEGER NOT NULL,
    inventory_updated INTEGER NOT NULL,
    PRIMARY KEY (product, number)
) WITHOUT ROWID;
CREATE INDEX variants_by_id ON variants (id);
-- By the ids of their inventory items.
CREATE INDEX variants_by_item
    ON variants (printf('%08x-%04x-8000-8000-%012x', product >> 16, product & 65535, number));
CREATE INDEX variants_by_quantity ON variants (quantity);
CREATE INDEX variants_by_sku ON variants (sku) WHERE sku IS NOT NULL;
CREATE INDEX variants_by_barcode ON variants (barcode) WHERE barcode IS NOT NULL;

-- The choices that a product's options offer.
CREATE TABLE product_choices (
    product INTEGER NOT NULL REFERENCES products (numeric_id) ON DELETE CASCADE,
    choice INTEGER NOT NULL,
    PRIMARY KEY (product, choice)
) WITHOUT ROWID;

-- Which products have an entity: what is counted, and whose rows change when it does. Like the choices, it is kept by
-- the record alone: a foreign key from the other side would look through the whole table.
CREATE TABLE product_entities (
    entity INTEGER NOT NULL REFERENCES catalog_entities (number),
    product INTEGER NOT NULL,
    PRIMARY KEY (entity, product)
) WITHOUT ROWID;

CREATE TABLE collections (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    position INTEGER NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    visible INTEGER NOT NULL,
    updated INTEGER NOT NULL DEFAULT 0,
    body TEXT NOT NULL,
    -- Categories of catalog v3 are collections in a tree.
    parent INTEGER REFERENCES collections (number) ON DELETE CASCADE,
    created INTEGER NOT NULL DEFAULT 0,
    -- Fields that catalog v1 has not got, as JSON.
    details TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX collections_by_parent ON collections (parent, position);

-- In the product's order: its main collection first.
CREATE TABLE product_collections (
    product INTEGER NOT NULL REFERENCES products (numeric_id) ON DELETE CASCADE,
    collection INTEGER NOT NULL REFERENCES collections (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (product, collection)
) WITHOUT ROWID;
CREATE INDEX product_collections_by_collection ON product_collections (collection);

-- The words of products. The text itself stands in the records; here is only where each word is.
CREATE VIRTUAL TABLE product_words USING fts5 (
    name, labels, text,
    content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'"
);

CREATE VIRTUAL TABLE product_vocabulary USING fts5vocab (product_words, row);

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
    created INTEGER NOT NULL,
    -- Sold or kept back: served to the owner, and to buyers by the links of their orders.
    is_private INTEGER NOT NULL,
    -- The focal point of a picture, or of a film's poster, in millionths of its width and height.
    focal_x INTEGER,
    focal_y INTEGER
);
CREATE INDEX files_by_digest ON files (digest);

-- Addresses that take one upload each.
CREATE TABLE upload_addresses (
    hash BLOB PRIMARY KEY,
    name TEXT,
    mime TEXT NOT NULL,
    bytes INTEGER,
    is_private INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
CREATE INDEX upload_addresses_by_expiry ON upload_addresses (expires);

-- The tree of categories, all of whose writes raise one revision.
CREATE TABLE category_tree (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    revision INTEGER NOT NULL
);
INSERT INTO category_tree VALUES (1, 1);

-- The items that come first in a category, in order.
CREATE TABLE arranged_items (
    category INTEGER NOT NULL REFERENCES collections (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    product INTEGER NOT NULL REFERENCES products (numeric_id) ON DELETE CASCADE,
    PRIMARY KEY (category, position)
) WITHOUT ROWID;
CREATE INDEX arranged_items_by_product ON arranged_items (product);

-- Changes of many entities that a call has started, with the result so far.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    area TEXT NOT NULL,
    change TEXT NOT NULL,
    actor TEXT NOT NULL,
    created INTEGER NOT NULL,
    finished INTEGER,
    succeeded INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    failures TEXT NOT NULL
);
CREATE INDEX jobs_by_finish ON jobs (finished);

-- The entities that a job has left to change.
CREATE TABLE job_entities (
    job TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    entity TEXT NOT NULL,
    PRIMARY KEY (job, position)
) WITHOUT ROWID;

-- What the platform's clock showed when a snapshot was taken.
CREATE TABLE snapshot_clock (stopped_at INTEGER NOT NULL, advanced INTEGER NOT NULL);

-- The items that members have saved for later, as JSON in the order of adding.
CREATE TABLE wishlists (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL UNIQUE REFERENCES members (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    items TEXT NOT NULL,
    tags TEXT NOT NULL
) WITHOUT ROWID;

-- Products that differ by one choice: a product is in one group at most. A customization is named by its id.
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

-- When the owner last got a daily summary.
CREATE TABLE daily_summaries (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    sent INTEGER NOT NULL
);

-- The requests of buyers to cancel their order or to return items, as JSON in the order of asking.
CREATE TABLE order_requests (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    order_number INTEGER NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
    body TEXT NOT NULL
);
CREATE INDEX order_requests_by_order ON order_requests (order_number, number);
