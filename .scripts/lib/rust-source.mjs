/** Parses a Rust crate's sources: its modules, and their imports. Unit tests and comments are left out. */
import { readFileSync, readdirSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** The segments of a Rust path, such as `["super", "stored", "Cart"]`. @typedef {string[]} Path */

/** Files of code by path, such as `commerce/cart/stored.rs`. @typedef {Map<string, string>} Files */

/** The wings of the platform, the highest first: each uses only those below it. */
export const WINGS = [
  "run",
  "tools",
  "http",
  "pages",
  "people",
  "commerce",
  "catalog",
  "site",
  "resource",
  "events",
  "base",
];

/** Files of unit tests, whose module is declared below `#[cfg(test)]`. */
const TESTS = /(?:^|[/_])tests(?:\.rs$|\/)/;

/** The start of a module of unit tests in a file. */
const TEST_MODULE = /#\[cfg\(test\)\]\nmod \w+ \{/;

/** The unit tests in a file. @param {string} text */
export const testsOf = (text) => text.split(TEST_MODULE).slice(1).join("\n");

/** A file's code, without its unit tests and comments. @param {string} text */
export function codeOf(text) {
  const [code = ""] = text.split(TEST_MODULE);
  return code
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/#\[cfg\(test\)\]\n\s*(?:pub(?:\([^)]*\))? )?(?:use|mod) [^;]*;/g, "");
}

/** A crate's texts. @param {string} crate from the repository's root @returns {[file: string, text: string][]} */
function textsOf(crate) {
  const source = inRoot(crate, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rs"));
  return files.map((file) => [file, readFileSync(`${source}/${file}`, "utf8")]);
}

/**
 * The files of a crate, each with its code.
 * @param {string} crate
 * @returns {Files}
 */
export function crateFiles(crate) {
  const files = textsOf(crate).filter(([file]) => file !== "main.rs" && !TESTS.test(file));
  return new Map(files.map(([file, text]) => [file, codeOf(text)]));
}

/**
 * The files of a crate that have unit tests, with those tests.
 * @param {string} crate
 * @returns {Files}
 */
export function crateTests(crate) {
  const tests = textsOf(crate).map(
    ([file, text]) => /** @type {const} */ ([file, TESTS.test(file) ? text : testsOf(text)]),
  );
  return new Map(tests.filter(([, text]) => text !== ""));
}

/** The crates of the platform by folder: a crate is a wing, or its folders of modules are. */
export const PLATFORM_CRATES = {
  "platform/base": "base",
  "platform/shop": undefined,
  "platform/web": undefined,
  "platform/tools": "tools",
  platform: "run",
};

/**
 * The files of the platform's crates by wing, such as `commerce/cart/stored.rs` and `base/call.rs`, each with its code.
 * @returns {Files}
 */
export const platformFiles = () =>
  new Map(
    Object.entries(PLATFORM_CRATES).flatMap(([crate, wing]) =>
      [...crateFiles(crate)].map(
        ([file, code]) => /** @type {const} */ ([wing === undefined ? file : `${wing}/${file}`, code]),
      ),
    ),
  );

/** The folders of all workspace crates. */
export function workspaceCrates() {
  const [, list = ""] = /^members = \[([^\]]*)\]/m.exec(readFileSync(inRoot("Cargo.toml"), "utf8")) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, folder = ""]) => folder);
}

/**
 * The names that a `use` imports, with their paths: `a::{b, c::d as e}` imports `b` from `a::b` and `e` from `a::c::d`.
 * @param {string} tree
 * @returns {{ name: string, path: Path }[]}
 */
export function usesOf(tree) {
  const [, head = "", list] = /^([^{]*)(?:\{([^]*)\}\s*)?$/.exec(tree) ?? [];
  const [whole = "", alias] = head.trim().split(/ as /);
  const before = whole.split("::").filter((part) => part !== "" && part !== "self");
  if (list === undefined) return [{ name: alias ?? before.at(-1) ?? "", path: before }];
  /** @type {string[]} */
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  const given = parts.filter((part) => part.trim() !== "").flatMap((part) => usesOf(part.trim()));
  return given.map(({ name, path }) => ({ name: name || (before.at(-1) ?? ""), path: [...before, ...path] }));
}

/** A file's module, such as `cart/stored`; `mod.rs` has its folder's name, `lib.rs` none. @param {string} file */
const moduleOf = (file) => file.replace(/^lib\.rs$|\.rs$/, "").replace(/\/mod$/, "");

/**
 * The imports between a crate's modules. Importing a re-exported name is an import from the module that defines it. A
 * folder's `mod.rs` lists the folder's modules: its imports from them do not count.
 * @param {Files} files
 */
export function rustImports(files) {
  const modules = new Map([...files].map(([file, code]) => [moduleOf(file), code]));
  const doors = new Set([...files.keys()].filter((file) => /(?:^|\/)(?:mod|lib)\.rs$/.test(file)).map(moduleOf));
  /** @type {(name: string) => Path} */
  const partsOf = (name) => name.split("/").filter(Boolean);
  /** @type {(name: string, path: Path) => Path | undefined} */
  const absolute = (name, [first = "", ...rest]) => {
    const own = partsOf(name);
    if (first === "crate") return rest;
    if (modules.has([...own, first].join("/"))) return [...own, first, ...rest];
    if (first !== "super") return undefined;
    const ups = rest.findIndex((part) => part !== "super");
    const more = ups < 0 ? rest.length : ups;
    return [...own.slice(0, own.length - 1 - more), ...rest.slice(more)];
  };
  /** The names that a module imports by `use`, with their targets. @type {Map<string, Path>} */
  const given = new Map();
  for (const [name, code] of modules) {
    for (const [, tree = ""] of code.matchAll(/\buse\s+([^;]+);/g)) {
      for (const use of usesOf(tree)) {
        const target = absolute(name, use.path);
        if (target) given.set([...partsOf(name), use.name].join("/"), target);
      }
    }
  }
  /** @type {(path: Path, depth?: number) => string | undefined} */
  const definer = (path, depth = 0) => {
    for (let length = path.length; length >= 0 && depth < 6; length -= 1) {
      const name = path.slice(0, length).join("/");
      const isModule = modules.has(name);
      const target = isModule && length < path.length ? undefined : given.get(name);
      const isOther = target !== undefined && target.join("/") !== name;
      const found = isOther ? definer([...target, ...path.slice(length)], depth + 1) : undefined;
      if (found) return found;
      if (isModule) return name;
    }
    return undefined;
  };
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const [name, text] of modules) {
    // Re-exports count as imports of the modules that use the name.
    const code = text.replaceAll(/\bpub(?:\([^)]*\))?\s+use\s+[^;]+;/g, "");
    const used = [...code.matchAll(/\buse\s+([^;]+);/g)].flatMap(([, tree = ""]) => usesOf(tree));
    const short = new Map(used.map((use) => [use.name, use.path]));
    const named = [...code.matchAll(/(?<!::)\b\w+(?:::\w+)+/g)].flatMap(([text]) => {
      const [first = "", ...rest] = text.replace(/^self::/, "").split("::");
      return [[...(short.get(first) ?? [first]), ...rest]];
    });
    const found = [...used.map((use) => use.path), ...named].flatMap((path) => {
      const whole = absolute(name, path);
      const other = whole && definer(whole);
      return other === undefined || other === name || (doors.has(name) && other.startsWith(`${name}/`)) ? [] : [other];
    });
    imports.set(name, new Set(found));
  }
  return imports;
}
