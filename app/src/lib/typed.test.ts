import { describe, expect, it } from "vitest";
import { readNumber, readQuantity, wholeInAddress } from "./typed";

describe("typed numbers", () => {
  const read = (text: string, language: string) => {
    const { value, refusal } = readNumber(text, { digits: 2, currency: "EUR" }, language);
    return value ?? refusal;
  };

  it("are parsed in the owner's format and in other unambiguous ones", () => {
    for (const text of ["1.299,00", "1.299", "1299", "1299,0", "1 299,00 €", "€1.299", "EUR 1.299", "1,299.00"]) {
      expect(read(text, "de"), text).toMatch(/^1299(\.00)?$/);
    }
    for (const text of ["1,299.00", "1,299", "1299.0", "1.299,00", "٬١٬٢٩٩٫٠٠".slice(1)]) {
      expect(read(text, "en"), text).toMatch(/^1299(\.00)?$/);
    }
    expect(read("0,5", "de")).toBe("0.50");
    expect(read(".5", "en")).toBe("0.50");
  });

  it("are refused with the reason", () => {
    const refused = {
      abc: "currency",
      "12x": "form",
      "30 12 8": "form",
      "1 2": "form",
      "1,29,9": "form",
      "1.2.3": "form",
      "-3": "negative",
    };
    for (const [text, why] of Object.entries(refused)) expect(read(text, "de"), text).toBe(why);
    expect(read("1.299", "en")).toBe("digits");
    expect(read("1,299", "de")).toBe("digits");
    expect(read("$12", "de")).toBe("currency");
    expect(read("12 USD", "de")).toBe("currency");
    expect(read("12345678901", "de")).toBe("large");
    expect(read("1.", "de")).toBe("form");
  });

  it("survive formatting and parsing in every language", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let round = 0; round < 500; round += 1) {
      const value = `${random(10 ** (1 + random(9)))}.${String(random(100)).padStart(2, "0")}`;
      for (const language of ["en", "de", "fr", "ar", "de-CH"]) {
        const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
        const text = written.format(value as Intl.StringNumericLiteral);
        expect(readNumber(text, { digits: 2 }, language).value, `${text} in ${language}`).toBe(value);
      }
    }
  });

  it.each([
    ["12.5", "12.50"],
    [" 12,50 ", "12.50"],
    ["1.000,00", "1000.00"],
    ["1,000", "1000"],
    ["-1", undefined],
    ["1e3", undefined],
    ["all of it", undefined],
  ])("are parsed as amounts: %s", (text, amount) => {
    expect(readNumber(text, { digits: 2, currency: "USD" }, "en").value).toBe(amount);
  });

  it("are accepted as quantities only if whole", () => {
    const read = (text: string, language = "en") => readQuantity(text, language);
    expect([read("4"), read("1,000"), read("1.000", "de"), read("٣"), read(" 12 "), read("1 000", "fr")]).toEqual([
      4, 1000, 1000, 3, 12, 1000,
    ]);
    for (const text of ["1e2", "2.5", "1.000", "0", "-1", "", "two", "0x10"]) expect(read(text), text).toBe(undefined);
    expect(read("1,000", "de")).toBe(undefined);
  });

  it("accept only digits in a URL", () => {
    expect([wholeInAddress("12"), wholeInAddress("12", 10)]).toEqual([12, undefined]);
    for (const text of [null, "", "1e2", "1,000", "2.5", "٣", "+1", " 1", "0x1", "0"]) {
      expect(wholeInAddress(text)).toBe(undefined);
    }
  });
});
