/** The modules that end with Cart V1, as the platform's packages name them. */
export const ENDING: readonly string[] = ["currentCart", "checkout", "cart"];

/** The ending modules among a client's modules. */
export const endingModules = (names: readonly string[]): string[] =>
  names.filter((name) => ENDING.includes(name)).map((name) => `\`${name}\``);
