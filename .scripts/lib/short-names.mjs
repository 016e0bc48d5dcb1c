/**
 * Shortens the names of the core's imports and exports. Their hashes, in the core and in the JavaScript next to it,
 * cannot be compressed: two kilobytes of each visitor's download.
 */
import { FUNCTION, HEADER, importsOf, Reader, SECTION, sectionsOf } from "./wasm-reader.mjs";

const HASH = /[0-9a-f]{16}/;

/** @param {number} value */
function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** Encodes content with its length. @param {Uint8Array | string} content is written after its own length */
const sized = (content) => Buffer.concat([number(Buffer.byteLength(content)), Buffer.from(content)]);

/** Assigns short names in sequence. */
class Names {
  /** @type {Map<string, string>} */
  short = new Map();

  /** @param {string} name */
  of(name) {
    // A single letter could form a keyword.
    if (HASH.test(name) && !this.short.has(name)) this.short.set(name, `$${this.short.size.toString(36)}`);
    return this.short.get(name) ?? name;
  }
}

/**
 * Shortens the name of every function that has a hash.
 * @param {Uint8Array[]} cores the parts of the core, which share their bindings
 * @param {string} javascript the bindings
 */
export function shortenNames(cores, javascript) {
  const names = new Names();
  const renamed = cores.map((wasm) => {
    const sections = [...sectionsOf(wasm)].flatMap(({ kind, content }) => {
      const rename = { [SECTION.imports]: renameImports, [SECTION.exports]: renameExports }[kind];
      return [Buffer.from([kind]), sized(rename ? rename(new Reader(content), names) : content)];
    });
    return Buffer.concat([wasm.subarray(0, HEADER), ...sections]);
  });
  return { cores: renamed, javascript: renameInBindings(javascript, names.short) };
}

/**
 * @param {Reader} section
 * @param {Names} names
 */
function renameImports(section, names) {
  const imports = importsOf(section);
  const entries = imports.map(({ module, name, type }) => [
    ...[sized(module), sized(names.of(name)), Buffer.from([FUNCTION])],
    number(type),
  ]);
  return Buffer.concat([number(imports.length), ...entries.flat()]);
}

/**
 * @param {Reader} section
 * @param {Names} names
 */
function renameExports(section, names) {
  const count = section.number();
  const entries = Array.from({ length: count }, () => {
    const [name, kind, index] = [section.name(), section.byte(), section.number()];
    return [sized(names.of(name)), Buffer.from([kind]), number(index)];
  });
  return Buffer.concat([number(count), ...entries.flat()]);
}

/**
 * Renames the functions that the bindings export for the core, and their calls of the core's exports on `wasm`.
 * @param {string} javascript
 * @param {ReadonlyMap<string, string>} short
 */
function renameInBindings(javascript, short) {
  const missing = new Set(short.keys());
  const text = javascript.replace(/(?<=^export function |\bwasm\.)\w+/gm, (name) => {
    missing.delete(name);
    return short.get(name) ?? name;
  });
  if (missing.size > 0) throw new Error(`the bindings lack ${[...missing].join(", ")}`);
  return text;
}
