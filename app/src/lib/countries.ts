/** Countries, regions, and address formats. */
import { t } from "@lingui/core/macro";
import { useResource } from "./resource";
import { examplePostcode, hasRegionCode, isPostcode, linesOf } from "./addressRules";
import { kept } from "./kept";
import { locale } from "./language";
import { Part } from "./loading";
import { useRetry } from "./useRetry";

/** The countries of ISO 3166-1; `Intl` names them in the shopper's language. */
export const COUNTRIES = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC " +
  "CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD " +
  "GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH " +
  "KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW " +
  "MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC " +
  "SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY " +
  "UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ");

export interface Choice {
  value: string;
  label: string;
}

const namesOf = kept((language: string) => new Intl.DisplayNames(language, { type: "region" }));
const collatorOf = kept((language: string) => new Intl.Collator(language));

export function countryName(code: string): string {
  try {
    return namesOf(locale).of(code) ?? code;
  } catch {
    // An invalid code is shown as it is.
    return code;
  }
}

/** Countries with their names, in the order of the names. */
export function namedCountries(codes: readonly string[] = COUNTRIES): Choice[] {
  return codes.map((code) => ({ value: code, label: countryName(code) })).sort(byLabel);
}

/** The options of a country field, all or some; with an empty first one until a country is chosen. */
export function countries(chosen: string, some: readonly string[] = COUNTRIES): Choice[] {
  const codes = chosen === "" || some.includes(chosen) ? some : [...some, chosen];
  const known = namedCountries(codes);
  return chosen === "" ? [{ value: "", label: t`Choose` }, ...known] : known;
}

function byLabel(a: Choice, b: Choice): number {
  return collatorOf(locale).compare(a.label, b.label);
}

/** The problem of a postcode that its country does not allow. */
export function postcodeProblem(country: string, postcode: string): string | undefined {
  if (isPostcode(country, postcode)) return undefined;
  const example = examplePostcode(country);
  return example
    ? t`Enter a postcode of ${{ country: countryName(country) }}, such as ${{ example }}.`
    : t`Enter a postcode of ${{ country: countryName(country) }}.`;
}

const regions = new Part(() => import("./regions"));

/** A country's regions by ISO 3166-2 code. Their table is loaded on demand. */
export function useRegions(country: string) {
  const { data, error, reload } = useResource({
    key: ["regions"],
    freshFor: Infinity,
    load: () => regions.again(),
  });
  return {
    /** Undefined until the table is loaded. */
    regions: data?.regionsOf(country).sort(byLabel),
    error,
    retry: useRetry(error, reload),
  };
}

/** An address of a cart, an order or a member, which store the street in different fields. */
interface Address {
  addressLine?: string | undefined;
  addressLine1?: string | undefined;
  streetAddress?: { number?: string | undefined; name?: string | undefined } | undefined;
  addressLine2?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  subdivision?: string | undefined;
  subdivisionFullname?: string | undefined;
  country?: string | undefined;
}

/** The street with the house number. */
export function streetOf({ addressLine, addressLine1, streetAddress: street }: Address): string {
  return addressLine || addressLine1 || [street?.number, street?.name].filter(Boolean).join(" ");
}

/** An address in postal lines; missing parts are left out. */
export function addressLines(address: Address): string[] {
  const { addressLine2 = "", postalCode = "", city = "", country = "" } = address;
  const street = [streetOf(address), addressLine2].filter(Boolean).join("\n");
  const lines = linesOf(country, { A: street, C: city, S: regionText(address), Z: postalCode });
  return [...lines.flatMap((line) => line.split("\n")), country && countryName(country)].filter(Boolean);
}

/** A region's code where addresses use it, else its name if known. */
function regionText({ country = "", subdivision = "", subdivisionFullname = "" }: Address): string {
  const code = /^[A-Z]{2}-(.+)$/.exec(subdivision)?.[1];
  if (code === undefined || hasRegionCode(country)) return code ?? subdivision;
  return subdivisionFullname || (/^[A-Z]+$/.test(code) ? code : subdivision);
}
