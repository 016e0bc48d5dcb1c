-- When the owner asked for a prepared payment, and reminded the buyer of an abandoned checkout; revisions of rules.

ALTER TABLE payment_collections ADD COLUMN requested INTEGER;
ALTER TABLE abandoned_checkouts ADD COLUMN reminded INTEGER;
ALTER TABLE rules ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rules ADD COLUMN created INTEGER;
ALTER TABLE rules ADD COLUMN updated INTEGER;
