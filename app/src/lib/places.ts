import type { CartAddress } from "./cart";
import { locale } from "./language";

/** Countries that the store offers, by code; their names come from the browser, in the shopper's language. */
const COUNTRIES =
  "US CA GB IE FR DE NL BE LU AT CH ES PT IT DK SE NO FI PL CZ SK HU SI HR RO BG GR EE LV LT CY MT AU NZ JP".split(" ");

/** Subdivisions where tax or delivery depends on them. */
const SUBDIVISIONS: Readonly<Record<string, string>> = {
  US: "AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware DC:District_of_Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming",
  CA: "AB:Alberta BC:British_Columbia MB:Manitoba NB:New_Brunswick NL:Newfoundland_and_Labrador NT:Northwest_Territories NS:Nova_Scotia NU:Nunavut ON:Ontario PE:Prince_Edward_Island QC:Quebec SK:Saskatchewan YT:Yukon",
};

interface Choice {
  value: string;
  label: string;
}

export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
  } catch {
    // No code at all: shown as it stands.
    return code;
  }
}

/** An address as the lines of an envelope, as far as it is known. */
export function addressText(address: CartAddress): string[] {
  const { addressLine1, addressLine2, postalCode, city, subdivision, country } = address;
  const region = subdivision?.replace(/^[A-Z]{2}-/, "");
  return [
    addressLine1,
    addressLine2,
    [postalCode, city, region].filter(Boolean).join(" "),
    country && countryName(country),
  ].filter((line) => line !== undefined && line !== "") as string[];
}

export function countries(): Choice[] {
  return COUNTRIES.map((code) => ({ value: code, label: countryName(code) })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}

/** A country's subdivisions by ISO 3166-2 code; empty where they do not matter. */
export function subdivisions(country: string): Choice[] {
  const list = SUBDIVISIONS[country]?.split(" ") ?? [];
  return list.map((entry) => {
    const [code = "", name = ""] = entry.split(":");
    return { value: `${country}-${code}`, label: name.replaceAll("_", " ") };
  });
}
