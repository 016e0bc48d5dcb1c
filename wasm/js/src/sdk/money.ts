/** Money as exact decimal text with a currency, calculated in whole numbers. */
import { currencyFormat } from "./currency-format.js";

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** An immutable, exact amount of a currency. */
export class Money {
  /** The ISO 4217 code, such as `USD`. */
  readonly currency: string;
  readonly #units: bigint;
  readonly #scale: number;

  private constructor(units: bigint, scale: number, currency: string) {
    this.#units = units;
    this.#scale = scale;
    this.currency = currency;
  }

  /** Parses decimal text such as `10.50`. Any other text, or an invalid currency code, is a `RangeError`. */
  static parse(amount: string, currency: string): Money {
    if (!CURRENCY.test(currency)) throw new RangeError(`"${currency}" is no currency code`);
    const { units, scale } = readDecimal(amount);
    return new Money(units, scale, currency);
  }

  /** Zero in a currency. */
  static zero(currency: string): Money {
    return Money.parse("0", currency);
  }

  /** The sum of all amounts; zero if there are none. */
  static sum(amounts: Iterable<Money>, currency: string): Money {
    let total = Money.zero(currency);
    for (const amount of amounts) {
      total = total.plus(amount);
    }
    return total;
  }

  plus(other: Money): Money {
    const scale = Math.max(this.#scale, this.#same(other).#scale);
    return new Money(this.#at(scale) + other.#at(scale), scale, this.currency);
  }

  minus(other: Money): Money {
    return this.plus(this.#same(other).negated());
  }

  negated(): Money {
    return new Money(-this.#units, this.#scale, this.currency);
  }

  /** The product with a whole number, or with a decimal text such as a tax rate of `0.0825`. */
  times(factor: number | bigint | string): Money {
    if (typeof factor === "number" && !Number.isSafeInteger(factor)) {
      throw new RangeError(`${factor} is no whole number: give a fraction as decimal text`);
    }
    const { units, scale } = readDecimal(String(factor));
    return new Money(this.#units * units, this.#scale + scale, this.currency);
  }

  /** Negative, 0 or positive if this amount is less than, equal to or greater than the other. */
  compare(other: Money): number {
    const scale = Math.max(this.#scale, this.#same(other).#scale);
    const [mine, theirs] = [this.#at(scale), other.#at(scale)];
    return mine < theirs ? -1 : mine > theirs ? 1 : 0;
  }

  equals(other: Money): boolean {
    return this.currency === other.currency && this.compare(other) === 0;
  }

  isZero(): boolean {
    return this.#units === 0n;
  }

  isNegative(): boolean {
    return this.#units < 0n;
  }

  /** Rounds to the currency's digits (JPY 0, USD 2, KWD 3), half away from zero. */
  round(): Money {
    const digits = currencyDigits(this.currency);
    if (this.#scale <= digits) return new Money(this.#at(digits), digits, this.currency);
    const step = 10n ** BigInt(this.#scale - digits);
    const magnitude = this.#units < 0n ? -this.#units : this.#units;
    const rounded = (magnitude + step / 2n) / step;
    return new Money(this.#units < 0n ? -rounded : rounded, digits, this.currency);
  }

  /** The amount as decimal text, with all digits. */
  toString(): string {
    const digits = (this.#units < 0n ? -this.#units : this.#units).toString().padStart(this.#scale + 1, "0");
    const whole = digits.slice(0, digits.length - this.#scale);
    const fraction = digits.slice(digits.length - this.#scale);
    return `${this.#units < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
  }

  /** The amount as decimal text in the platform's format. */
  toJSON(): { amount: string; currency: string } {
    return { amount: this.toString(), currency: this.currency };
  }

  /** The amount formatted for a language; the environment's language when absent. */
  format(locale?: string | readonly string[]): string {
    return currencyFormat(this.currency, locale).format(this.round().toString() as Intl.StringNumericLiteral);
  }

  #same(other: Money): Money {
    if (other.currency !== this.currency) {
      throw new RangeError(`${this.currency} and ${other.currency} cannot be reckoned together`);
    }
    return other;
  }

  #at(scale: number): bigint {
    return this.#units * 10n ** BigInt(scale - this.#scale);
  }
}

/** The number of decimal digits of a currency. */
export function currencyDigits(currency: string): number {
  return currencyFormat(currency, "en").resolvedOptions().maximumFractionDigits ?? 2;
}

function readDecimal(text: string): { units: bigint; scale: number } {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`"${text}" is no decimal number`);
  const [, sign = "", whole = "", fraction = ""] = match;
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}
