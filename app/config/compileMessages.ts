import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module";
import type { Plugin } from "vite";

const DICTIONARY = /\/messages\.(\w+)\.ts$/;
/** `icu<…>("text")`, as the formatter writes it. */
const CALL = /\bicu(?:<[^()]*>)?\(\s*("(?:[^"\\\n]|\\.)*"),?\s*\)/g;

/**
 * Compiles the ICU messages of the dictionaries to functions, so that no page carries a parser: what is left at run
 * time are the plural rules of the language in use and a number format.
 */
export function compileMessages(): Plugin {
  return {
    name: "cartwright:compile-messages",
    enforce: "pre",
    transform(code, id) {
      const language = DICTIONARY.exec(id)?.[1];
      if (language === undefined || !code.includes("icu")) return null;
      const texts: Record<string, string> = {};
      const replaced = code.replace(CALL, (_call, literal: string) => {
        const name = `m${Object.keys(texts).length}`;
        texts[name] = JSON.parse(literal) as string;
        return `compiled.${name}`;
      });
      const compiled = compileModule(new MessageFormat(language), texts).replace("export default", "const compiled =");
      return { code: `${compiled}\n${replaced}`, map: null };
    },
  };
}
