-- All rules of the owner's in one table, by kind. Those that buyers name have their code in a column.
CREATE TABLE rules (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    code TEXT COLLATE NOCASE,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id),
    UNIQUE (kind, code)
) WITHOUT ROWID;
INSERT INTO rules SELECT 'coupons', id, code, row_number() OVER (ORDER BY code), body FROM coupons;
INSERT INTO rules
    SELECT 'taxRules', 'tax-' || position, NULL, position,
        json_set(
            json_remove(body, '$.taxesDelivery'),
            '$.id', 'tax-' || position,
            '$.jurisdiction', iif(body ->> '$.subdivision' IS NULL, 'COUNTRY', 'STATE'),
            '$.authority', ifnull(body ->> '$.subdivision', body ->> '$.country'),
            '$.taxesDelivery', json(iif(body ->> '$.taxesDelivery', 'true', 'false'))
        )
    FROM tax_rules;
INSERT INTO rules
    SELECT 'shippingOptions', body ->> '$.code', NULL, position,
        json_object(
            'id', body ->> '$.code', 'title', body ->> '$.title', 'regionId', body ->> '$.regionId',
            'regionName', body ->> '$.regionName', 'countries', body -> '$.countries',
            'rates', json_array(json_object(
                'amount', body ->> '$.price',
                'conditions', iif(
                    body ->> '$.maxWeight' IS NULL,
                    json_array(),
                    json_array(json_object(
                        'type', 'BY_TOTAL_WEIGHT', 'operator', 'LTE', 'value', body ->> '$.maxWeight'
                    ))
                )
            )),
            'freeOver', body ->> '$.freeFrom', 'deliveryTime', body ->> '$.deliveryTime',
            'pickup', iif(
                body ->> '$.pickupAddress' IS NULL,
                NULL,
                json_object('method', 'STORE_PICKUP', 'address', body -> '$.pickupAddress')
            )
        )
    FROM delivery_options;
DROP TABLE coupons;
DROP TABLE tax_rules;
DROP TABLE delivery_options;

-- A subject has one current cart and any number of others.
ALTER TABLE carts RENAME TO older_carts;
CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    is_current INTEGER NOT NULL DEFAULT 1,
    updated INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX current_carts ON carts (owner) WHERE is_current;
CREATE INDEX carts_by_update ON carts (updated);
INSERT INTO carts SELECT id, owner, 1, ifnull(body ->> '$.updated', 0), body FROM older_carts;
DROP TABLE older_carts;
ALTER TABLE checkouts ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX checkouts_by_cart ON checkouts (cart);
CREATE INDEX checkouts_by_update ON checkouts (updated) WHERE order_number IS NULL;

-- Checkouts that their buyers have left, and whether they came back.
CREATE TABLE abandoned_checkouts (
    id TEXT PRIMARY KEY,
    checkout TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    recovered INTEGER
) WITHOUT ROWID;
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
