-- The orders that lists of products are walked in.
CREATE INDEX products_by_name ON products (name_folded);
CREATE INDEX products_by_price ON products (price_min);
CREATE INDEX products_by_creation ON products (created);
CREATE INDEX products_by_update ON products (updated);
-- What the index in memory is read from, so that opening a large catalog need not read every record.
CREATE INDEX products_facts ON products (
    numeric_id, name_folded, visible, on_sale, preorder, product_type, inventory_status, price_min, compare_min,
    created, updated, brand, ribbon
);

-- The words of products. The text itself stands in the records; here is only where each word is.
CREATE VIRTUAL TABLE product_words USING fts5 (
    name, labels, text,
    content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE product_vocabulary USING fts5vocab (product_words, row);
