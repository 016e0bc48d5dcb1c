import { iso31661 } from "iso-3166";
import { describe, expect, it } from "vitest";
import { addressLines, COUNTRIES, countries } from "./places";
import { regionsOf } from "./regions";

describe("countries", () => {
  it("are those of the standard, by the names of Intl", () => {
    const codes = iso31661.map(({ alpha2 }) => alpha2);
    expect(COUNTRIES).toEqual(codes.sort());
    expect(countries("DE")).toContainEqual({ value: "TR", label: "Türkiye" });
    expect(countries("DE")[0]?.value).toBe("AF");
    expect(countries("DE").every(({ value, label }) => label !== value)).toBe(true);
  });
});

it("no country is chosen for a shopper of a shop that names none", () => {
  expect(countries("")[0]).toEqual({ value: "", label: "Choose" });
});

describe("regions", () => {
  it.each([
    ["US", 57, { value: "US-NY", label: "New York" }],
    ["CA", 13, { value: "CA-QC", label: "Quebec" }],
    ["DE", 16, { value: "DE-BY", label: "Bayern" }],
    ["IT", 107, { value: "IT-RM", label: "Roma" }],
    ["ES", 52, { value: "ES-M", label: "Madrid" }],
    ["VA", 0, undefined],
  ])("of %s are those that addresses name", (country, count, one) => {
    const regions = regionsOf(country);
    expect(regions).toHaveLength(count);
    if (one) expect(regions).toContainEqual(one);
  });
});

describe("an address", () => {
  it.each([
    [
      { addressLine: "1 Main Street", city: "Hudson", subdivision: "US-NY", postalCode: "12534", country: "US" },
      ["1 Main Street", "Hudson, NY 12534", "United States"],
    ],
    [
      {
        streetAddress: { number: "5", name: "Hauptstraße" },
        city: "München",
        subdivision: "DE-BY",
        postalCode: "80331",
        country: "DE",
      },
      ["5 Hauptstraße", "80331 München", "Germany"],
    ],
    [
      { addressLine1: "Via Roma 1", city: "Tivoli", subdivision: "IT-RM", postalCode: "00019", country: "IT" },
      ["Via Roma 1", "00019 Tivoli, RM", "Italy"],
    ],
    [{ city: "Hudson", subdivision: "NY" }, ["Hudson, NY"]],
    [{}, []],
  ])("is written as its country does: %#", (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});
