-- The requests of buyers to cancel their order or to return items, as JSON in the order of asking.
CREATE TABLE order_requests (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    order_number INTEGER NOT NULL REFERENCES orders (number) ON DELETE CASCADE,
    body TEXT NOT NULL
);
CREATE INDEX order_requests_by_order ON order_requests (order_number, number);
