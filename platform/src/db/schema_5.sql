-- Orders: what is searched or changed has a column; stock is what was taken for it, to be given back.
ALTER TABLE orders ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN stock TEXT NOT NULL DEFAULT '[]';
UPDATE orders SET updated = created;
CREATE INDEX orders_by_owner ON orders (owner, number);
CREATE INDEX orders_by_payment ON orders (json_extract(body, '$.paymentStatus'));
CREATE INDEX orders_by_fulfillment ON orders (json_extract(body, '$.fulfillmentStatus'));
CREATE INDEX orders_by_status ON orders (json_extract(body, '$.status'));

-- What was paid for an order, given back, sent and invoiced.
CREATE TABLE payments (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX payments_by_order ON payments (order_number, position);
CREATE TABLE refunds (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX refunds_by_order ON refunds (order_number, position);
CREATE TABLE fulfillments (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX fulfillments_by_order ON fulfillments (order_number, position);
CREATE TABLE invoices (
    id TEXT PRIMARY KEY,
    order_number INTEGER NOT NULL REFERENCES orders (number),
    position INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX invoices_by_order ON invoices (order_number, position);

-- What was asked of the payment provider. One that is pending is answered later; one without answer may be.
CREATE TABLE payment_attempts (
    transaction_id TEXT PRIMARY KEY,
    checkout TEXT NOT NULL,
    order_number INTEGER REFERENCES orders (number),
    amount TEXT NOT NULL,
    card TEXT NOT NULL,
    state TEXT NOT NULL,
    answers_at INTEGER,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX payment_attempts_by_answer ON payment_attempts (answers_at) WHERE answers_at IS NOT NULL;

-- Events of one entity have their own numbers.
ALTER TABLE events ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
CREATE INDEX events_by_entity ON events (entity, entity_id, sequence);

-- Programs that are told of events, and what each is still to be told.
CREATE TABLE signing_keys (name TEXT PRIMARY KEY, pem TEXT NOT NULL) WITHOUT ROWID;
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
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (next_try) WHERE state = 'PENDING';
CREATE INDEX webhook_deliveries_by_entity ON webhook_deliveries (webhook, entity, event) WHERE state = 'PENDING';
