/** Money: exact, rounded by currency, formatted by language. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { Money } from "../inline.js";
import { random } from "../../test/random.js";

const money = (amount: string, currency = "USD") => Money.parse(amount, currency);

test("decimal amounts survive a round trip", () => {
  for (const text of ["0", "0.00", "10.50", "-0.005", "9007199254740993.1", "123456789012345678901234567890.12"]) {
    assert.equal(String(money(text)), text);
  }
  assert.equal(String(money("-0.00")), "0.00");
  assert.deepEqual(JSON.parse(JSON.stringify({ price: money("1.20", "EUR") })), {
    price: { amount: "1.20", currency: "EUR" },
  });
});

test("invalid amounts, currencies and fractional factors are refused", () => {
  for (const text of ["", " 1", "1.", ".5", "1,5", "1e3", "NaN", "0x1", "--1", "1.2.3"]) {
    assert.throws(() => money(text), RangeError, text);
  }
  for (const currency of ["", "usd", "US", "USDX", "U1D"]) {
    assert.throws(() => money("1", currency), RangeError, currency);
  }
  assert.throws(() => money("1").times(0.1), /whole number/);
  assert.throws(() => money("1").times(2 ** 53), RangeError);
});

test("arithmetic across currencies is refused", () => {
  for (const name of ["plus", "minus", "compare"] as const) {
    assert.throws(() => money("1")[name](money("1", "EUR")), /USD and EUR cannot be reckoned together/);
  }
  assert.equal(money("1").equals(money("1", "EUR")), false);
});

test("halves round away from zero to the currency's decimals", () => {
  const cases: [amount: string, currency: string, rounded: string][] = [
    ["1.005", "USD", "1.01"],
    ["-1.005", "USD", "-1.01"],
    ["1.0049", "USD", "1.00"],
    ["1", "USD", "1.00"],
    ["99.5", "JPY", "100"],
    ["-99.5", "JPY", "-100"],
    ["99.4", "JPY", "99"],
    ["1.0005", "KWD", "1.001"],
    ["1.5", "KWD", "1.500"],
    ["-0.004", "USD", "0.00"],
  ];
  for (const [amount, currency, rounded] of cases) {
    assert.equal(String(money(amount, currency).round()), rounded, `${amount} ${currency}`);
  }
});

test("amounts of any size are formatted for the locale", () => {
  assert.equal(money("9007199254740993.10").format("en-US"), "$9,007,199,254,740,993.10");
  assert.equal(money("1200", "JPY").format("en-US"), "¥1,200");
  assert.equal(money("1.5", "KWD").format("en-US"), "KWD\u00a01.500");
  assert.equal(money("1234.5", "EUR").format("de-DE"), "1.234,50\u00a0€");
  assert.equal(money("-2.345").format("en-US"), "-$2.35");
});

test("addition is commutative and inverted by subtraction", () => {
  const { whole, pick } = random(20261121);
  for (let round = 0; round < 500; round += 1) {
    const currency = pick(["USD", "JPY", "KWD", "EUR"]);
    const amounts = Array.from({ length: 6 }, () => {
      const digits = whole(0, 6);
      const fraction = digits > 0 ? `.${String(whole(0, 10 ** digits - 1)).padStart(digits, "0")}` : "";
      return money(`${whole(0, 1) ? "-" : ""}${whole(0, 1e9)}${fraction}`, currency);
    });
    const sum = Money.sum(amounts, currency);
    assert.ok(sum.equals(Money.sum(amounts.toReversed(), currency)));
    const [first, second] = amounts;
    assert.ok(first!.plus(second!).minus(second!).equals(first!));
    assert.equal(first!.compare(second!), -second!.compare(first!));
    assert.ok(first!.times(3).equals(first!.plus(first!).plus(first!)));
    assert.ok(first!.times("0.1").times(10).equals(first!));
    assert.ok(first!.round().round().equals(first!.round()));
    // Rounding changes an amount by at most half of the smallest unit.
    const error = first!.round().minus(first!).times(2);
    const unit = money(currency === "JPY" ? "1" : currency === "KWD" ? "0.001" : "0.01", currency);
    assert.ok(error.compare(unit) <= 0 && error.compare(unit.negated()) >= 0);
    assert.ok(money(String(first), currency).equals(first!));
  }
});
