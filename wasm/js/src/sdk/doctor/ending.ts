import { ENDS } from "../../generated/ends.js";

/** The modules that end with Cart V1, as the platform's packages name them. This package lacks `cart`. */
export const ENDING: readonly string[] = [...Object.keys(ENDS), "cart"];

/** The ending modules among a client's modules. */
export const endingModules = (names: readonly string[]): string[] =>
  names.filter((name) => ENDING.includes(name)).map((name) => `\`${name}\``);
