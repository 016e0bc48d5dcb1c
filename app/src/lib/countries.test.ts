import { iso31661 } from "iso-3166";
import { describe, expect, it, vi } from "vitest";
import { examplePostcode, hasPart, isPostcode, needsPart } from "./addressRules";
import rules from "../../../contract/address-rules.json";
import { addressLines, COUNTRIES, countries } from "./countries";
import { regionsOf } from "./regions";

describe("countries", () => {
  it("are the ISO 3166 codes with names from Intl", () => {
    const codes = iso31661.map(({ alpha2 }) => alpha2);
    expect(COUNTRIES).toEqual(codes.sort());
    expect(countries("DE")).toContainEqual({ value: "TR", label: "Türkiye" });
    expect(countries("DE")[0]?.value).toBe("AF");
    expect(countries("DE").every(({ value, label }) => label !== value)).toBe(true);
  });
});

it("all countries share one formatter of their names", () => {
  countries("DE");
  const made = vi.spyOn(Intl, "DisplayNames");
  countries("FR");
  expect(made).not.toHaveBeenCalled();
});

it("the country list has no preselection if the shop names no country", () => {
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
  ])("of %s are those used in addresses", (country, count, one) => {
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
      ["Via Roma 1", "00019 Tivoli RM", "Italy"],
    ],
    [
      { addressLine: "1 High St", addressLine2: "Flat 2", city: "Leeds", postalCode: "LS1 1AA", country: "GB" },
      ["1 High St", "Flat 2", "Leeds", "LS1 1AA", "United Kingdom"],
    ],
    [
      {
        addressLine: "2-1",
        city: "Chiyoda-ku",
        subdivision: "JP-13",
        subdivisionFullname: "Tokyo",
        postalCode: "100-0001",
        country: "JP",
      },
      ["2-1, Tokyo", "Chiyoda-ku", "100-0001", "Japan"],
    ],
    [{ addressLine: "Nathan Rd 5", city: "Kowloon", country: "HK" }, ["Nathan Rd 5", "Kowloon", "Hong Kong SAR China"]],
    [{ city: "Hudson", subdivision: "NY" }, ["Hudson, NY"]],
    [{}, []],
  ])("is formatted for its country: %#", (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});

describe("address rules", () => {
  it("exist for every country, with a valid example postcode", () => {
    expect(Object.keys(rules.countries)).toEqual(COUNTRIES);
    for (const country of COUNTRIES) expect(isPostcode(country, examplePostcode(country)), country).toBe(true);
  });

  it.each([
    ["DE", "12", false],
    ["DE", " 10115 ", true],
    ["GB", "ls1 1aa", true],
    ["US", "12534-1234", true],
    ["NL", "1234", false],
    ["ZZ", "anything", true],
  ])("check postcodes of %s: %s", (country, text, is) => {
    expect(isPostcode(country, text)).toBe(is);
  });

  it("differ by country", () => {
    const parts = (country: string) =>
      (["C", "S", "Z"] as const)
        .map((part) => (needsPart(country, part) ? part : hasPart(country, part) ? part.toLowerCase() : "-"))
        .join("");
    expect(["DE", "US", "HK", "AE", "SG", "IE"].map(parts)).toEqual(["C-Z", "CSZ", "cs-", "-s-", "--Z", "Csz"]);
  });
});
