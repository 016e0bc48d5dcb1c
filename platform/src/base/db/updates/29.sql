-- When the owner asked for a prepared payment, and reminded the buyer of an abandoned checkout.

ALTER TABLE payment_collections ADD COLUMN requested INTEGER;
ALTER TABLE abandoned_checkouts ADD COLUMN reminded INTEGER;
