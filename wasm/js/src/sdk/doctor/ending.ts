/** The modules that end with Cart V1, by the names of the platform's packages. */
export const ENDING: readonly string[] = ["currentCart", "checkout", "cart"];

/** The modules of a client that end. */
export const endingModules = (names: readonly string[]): string[] =>
  names.filter((name) => ENDING.includes(name)).map((name) => `\`${name}\``);
