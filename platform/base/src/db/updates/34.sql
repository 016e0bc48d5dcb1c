-- Invoices have running numbers, and stay as documents when they are removed and when their order is deleted.

DROP INDEX invoices_by_order;
ALTER TABLE invoices RENAME TO old_invoices;
CREATE TABLE invoices (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    order_number INTEGER NOT NULL,
    issued INTEGER NOT NULL,
    removed INTEGER,
    document TEXT
);
CREATE INDEX invoices_by_order ON invoices (order_number, number);
INSERT INTO invoices (number, id, order_number, issued)
    SELECT row_number() OVER (ORDER BY orders.created, orders.number, old_invoices.position), old_invoices.id,
        orders.number, orders.created
    FROM old_invoices JOIN orders ON orders.number = old_invoices.order_number;
DROP TABLE old_invoices;
