/** Countries, their regions, and addresses as each country writes them. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { examplePostcode, hasRegionCode, linesOf } from "./addressRules";
import { locale } from "./language";
import { Part } from "./loading";
import { useRetry } from "./useRetry";

/** The countries of ISO 3166-1; their names come from `Intl`, in the shopper's language. */
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

export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
  } catch {
    // No code at all: shown as it stands.
    return code;
  }
}

/** The options of a country field, all countries or some; the first is empty until a country is chosen. */
export function countries(chosen: string, some: readonly string[] = COUNTRIES): Choice[] {
  const codes = chosen === "" || some.includes(chosen) ? some : [...some, chosen];
  const known = codes.map((code) => ({ value: code, label: countryName(code) })).sort(byLabel);
  return chosen === "" ? [{ value: "", label: t`Choose` }, ...known] : known;
}

function byLabel(a: Choice, b: Choice): number {
  return a.label.localeCompare(b.label, locale);
}

/** Why a text is no postcode of a country. */
export function postcodeProblem(country: string): string {
  const example = examplePostcode(country);
  return example
    ? t`Enter a postcode of ${{ country: countryName(country) }}, such as ${{ example }}.`
    : t`Enter a postcode of ${{ country: countryName(country) }}.`;
}

const regions = new Part(() => import("./regions"));

/** A country's regions by ISO 3166-2 code. Their table is loaded with the first form that asks. */
export function useRegions(country: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ["regions"],
    staleTime: Infinity,
    queryFn: () => regions.again(),
  });
  return {
    /** Undefined until the table is there. */
    regions: data?.regionsOf(country).sort(byLabel),
    error,
    retry: useRetry(error, refetch),
  };
}

/** An address of a cart, an order or a member, which keep the street in several ways. */
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

/** The street with its number. */
export function streetOf({ addressLine, addressLine1, streetAddress: street }: Address): string {
  return addressLine || addressLine1 || [street?.number, street?.name].filter(Boolean).join(" ");
}

/** An address as the lines of an envelope, as far as it is known. */
export function addressLines(address: Address): string[] {
  const { addressLine2 = "", postalCode = "", city = "", country = "" } = address;
  const street = [streetOf(address), addressLine2].filter(Boolean).join("\n");
  const lines = linesOf(country, { A: street, C: city, S: regionText(address), Z: postalCode });
  return [...lines.flatMap((line) => line.split("\n")), country && countryName(country)].filter(Boolean);
}

/** A region by its code where that is usual, else by its name as far as it is known. */
function regionText({ country = "", subdivision = "", subdivisionFullname = "" }: Address): string {
  const code = /^[A-Z]{2}-(.+)$/.exec(subdivision)?.[1];
  if (code === undefined || hasRegionCode(country)) return code ?? subdivision;
  return subdivisionFullname || (/^[A-Z]+$/.test(code) ? code : subdivision);
}
