/** The parts that the addresses of a country have and need. */
import { countries } from "../../../contract/address-rules.json";

/** City, state or other region, and postcode. */
export type Part = "C" | "S" | "Z";

interface Rule {
  format: string;
  required?: string;
  postcode?: string;
  example?: string;
  regionCode?: boolean;
}

const RULES: Readonly<Partial<Record<string, Rule>>> = countries;

/** A country that is not known may have each part, and needs the city. */
const ANY: Rule = { format: "A|Z C, S", required: "C" };

const ruleOf = (country: string): Rule => RULES[country] ?? ANY;

/** Whether addresses of a country have a part. */
export const hasPart = (country: string, part: Part): boolean => ruleOf(country).format.includes(part);

/** Whether an address of a country is incomplete without a part. */
export const needsPart = (country: string, part: Part): boolean => ruleOf(country).required?.includes(part) ?? false;

/** Whether a text is a postcode of a country; a country without a pattern takes each. */
export function isPostcode(country: string, text: string): boolean {
  const { postcode } = ruleOf(country);
  return postcode === undefined || new RegExp(`^(?:${postcode})$`, "i").test(text.trim());
}

/** A postcode of a country, as an example. */
export const examplePostcode = (country: string): string => ruleOf(country).example ?? "";

/** Whether a region is written by its code. */
export const hasRegionCode = (country: string): boolean => ruleOf(country).regionCode ?? false;

/** The lines of an address from its parts, in the order of its country. A part that the country does not have is left out, the city comes last. */
export function linesOf(country: string, parts: Readonly<Record<Part | "A", string>>): string[] {
  const { format } = ruleOf(country);
  const written = format.includes("C") || parts.C === "" ? format : format.replace(/(A[^|]*)/, "$1|C");
  return written.split("|").map((line) => {
    let text = "";
    let between = "";
    for (const [, part, sign] of line.matchAll(/([ACSZ])|([^ACSZ]+)/g)) {
      const value = part === undefined ? "" : parts[part as Part | "A"];
      if (sign !== undefined) {
        between = sign;
      } else if (value !== "") {
        text += text === "" ? value : between + value;
      }
    }
    return text;
  });
}
