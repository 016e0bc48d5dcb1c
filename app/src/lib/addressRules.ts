/** The fields that a country's addresses have and require. */
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

/** The rule of an unknown country: all fields, with a required city. */
const ANY: Rule = { format: "A|Z C, S", required: "C" };

const ruleOf = (country: string): Rule => RULES[country] ?? ANY;

/** Whether a country's addresses have a field. */
export const hasPart = (country: string, part: Part): boolean => ruleOf(country).format.includes(part);

/** Whether a country's addresses require a field. */
export const needsPart = (country: string, part: Part): boolean => ruleOf(country).required?.includes(part) ?? false;

/** Whether a text is a valid postcode of a country; any text is, if the country has no pattern. */
export function isPostcode(country: string, text: string): boolean {
  const { postcode } = ruleOf(country);
  return postcode === undefined || new RegExp(`^(?:${postcode})$`, "i").test(text.trim());
}

export const examplePostcode = (country: string): string => ruleOf(country).example ?? "";

/** Whether addresses give the region by its code. */
export const hasRegionCode = (country: string): boolean => ruleOf(country).regionCode ?? false;

/** The lines of an address, in its country's order and without unknown fields; the city comes last. */
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
