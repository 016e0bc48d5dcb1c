-- Carts and checkouts in one table, the revision of the rules, and no bodies of newest updates.

DROP INDEX current_carts;
DROP INDEX carts_by_owner;
DROP INDEX member_carts_by_update;
DROP INDEX visitor_carts_by_update;
DROP INDEX checkouts_by_cart;
DROP INDEX open_checkouts_by_owner;
DROP INDEX untouched_checkouts;
DROP INDEX checkouts_by_update;
ALTER TABLE carts RENAME TO former_carts;

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

-- A cart of Cart V2 is its own checkout: what was said to the checkout joins it.
INSERT INTO carts (id, cart, owner, state, is_current, updated, is_left, shown_total, shown_charge, body)
SELECT former.id, former.id, former.owner, iif(checkouts.id IS NULL, 'OPEN', 'CHECKOUT'), former.is_current,
    max(former.updated, ifnull(checkouts.updated, 0)), ifnull(checkouts.is_left, 0), checkouts.shown_total,
    checkouts.shown_charge, iif(checkouts.id IS NULL, former.body, json_set(former.body, '$.checkout',
        json_remove(checkouts.body, '$.cart', '$.created', '$.updated')))
FROM former_carts AS former LEFT JOIN checkouts ON checkouts.id = former.id;

-- Checkouts of Cart V1, and those that are orders.
INSERT INTO carts (id, cart, owner, state, order_number, updated, is_left, shown_total, shown_charge, body)
SELECT id, cart, owner, iif(order_number IS NULL, 'CHECKOUT', 'ORDERED'), order_number, updated, is_left, shown_total,
    shown_charge, json_set(json_extract(body, '$.cart'), '$.created', body -> '$.created', '$.updated', body -> '$.updated',
        '$.checkout', json_remove(body, '$.cart', '$.created', '$.updated'))
FROM checkouts WHERE id NOT IN (SELECT id FROM former_carts);

DROP TABLE former_carts;
DROP TABLE checkouts;

CREATE UNIQUE INDEX current_carts ON carts (owner) WHERE is_current;
CREATE INDEX open_carts_by_owner ON carts (owner) WHERE state <> 'ORDERED';
CREATE INDEX checkouts_by_cart ON carts (cart) WHERE state <> 'OPEN';
CREATE INDEX untouched_checkouts ON carts (updated) WHERE state = 'CHECKOUT' AND NOT is_left;
CREATE INDEX member_carts_by_update ON carts (updated)
    WHERE substr(owner, 1, 7) = 'member:' AND id = cart AND state <> 'ORDERED';
CREATE INDEX visitor_carts_by_update ON carts (updated)
    WHERE substr(owner, 1, 7) <> 'member:' AND id = cart AND state <> 'ORDERED';
CREATE INDEX past_checkouts_by_update ON carts (updated) WHERE id <> cart OR state = 'ORDERED';

CREATE INDEX memberships_by_member ON rules (lower(body ->> '$.member')) WHERE kind = 'memberships';
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

-- Readers get carts, checkouts and members as they are now.
DROP TABLE latest_updates;
