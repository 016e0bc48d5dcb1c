/** The regions of all countries. Loaded lazily: the table is large, and only forms need it. */
import { iso31662 } from "iso-3166";

/** Countries whose addresses use the second level: provinces or counties, not what contains them. */
const SECOND_LEVEL = new Set(["ES", "IE", "IT"]);

interface Region {
  value: string;
  label: string;
}

/** The regions in a country's addresses, in the order of the standard. */
export function regionsOf(country: string): Region[] {
  const all = iso31662.filter(({ code }) => code.startsWith(`${country}-`));
  const parents = new Set(all.map(({ parent }) => parent));
  return all
    .filter(({ code, parent }) => (SECOND_LEVEL.has(country) ? !parents.has(code) : parent === country))
    .map(({ code, name }) => ({ value: code, label: name }));
}
