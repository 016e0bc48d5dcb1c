-- One record of the catalog for both of its versions. What was there before is read once more, as the older catalog
-- wrote it, and written as the record (`catalog::adopt_older`).
ALTER TABLE products RENAME TO older_products;
ALTER TABLE variants RENAME TO older_variants;
ALTER TABLE collections RENAME TO older_collections;
ALTER TABLE product_collections RENAME TO older_product_collections;
DROP TABLE product_choices;
DROP INDEX products_by_name;
DROP INDEX products_by_price;
DROP INDEX products_by_update;
DROP INDEX products_by_creation;
DROP INDEX product_collections_by_product;

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
-- smallest unit. The smallest and largest prices are those of the visible variants, discounts taken off; `compare_min`
-- is the smallest before discounts.
CREATE TABLE products (
    numeric_id INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    name_folded TEXT NOT NULL,
    sku TEXT,
    visible INTEGER NOT NULL,
    product_type TEXT NOT NULL,
    price_min INTEGER NOT NULL,
    price_max INTEGER NOT NULL,
    compare_min INTEGER NOT NULL,
    on_sale INTEGER NOT NULL,
    brand TEXT,
    ribbon TEXT,
    track_inventory INTEGER NOT NULL,
    inventory_status TEXT NOT NULL,
    preorder INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
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
    body TEXT NOT NULL
);
-- In the product's order: its main collection first.
CREATE TABLE product_collections (
    product INTEGER NOT NULL REFERENCES products (numeric_id) ON DELETE CASCADE,
    collection INTEGER NOT NULL REFERENCES collections (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (product, collection)
) WITHOUT ROWID;
CREATE INDEX product_collections_by_collection ON product_collections (collection);
