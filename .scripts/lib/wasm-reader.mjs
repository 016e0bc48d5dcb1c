/** The binary form of a WebAssembly module, as far as our tools look into it. */

/** The bytes before the first section: what it is, and of which version. */
export const HEADER = 8;

/** The kinds of sections that are looked into. */
export const SECTION = { custom: 0, imports: 2, exports: 7, code: 10 };

/** The kind of an import that is a function. */
export const FUNCTION = 0;

/** Reads a module, or a part of one, from its start. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  get ended() {
    return this.position >= this.bytes.length;
  }

  /** @param {number} length */
  take(length) {
    return this.bytes.subarray(this.position, (this.position += length));
  }

  byte() {
    return this.take(1)[0] ?? 0;
  }

  /** A number of any length: seven bits a byte, the lowest first. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  /** Bytes after their own length. */
  sized() {
    return this.take(this.number());
  }

  name() {
    return Buffer.from(this.sized()).toString();
  }
}

/** @param {Uint8Array} module */
export function* sectionsOf(module) {
  const reader = new Reader(module, HEADER);
  while (!reader.ended) yield { kind: reader.byte(), content: reader.sized() };
}

/**
 * The functions that a module imports, each with the number of its type.
 * @param {Reader} section of imports
 */
export function importsOf(section) {
  return Array.from({ length: section.number() }, () => {
    const [module, name, kind] = [section.name(), section.name(), section.byte()];
    if (kind !== FUNCTION) throw new Error(`the core imports ${name}, which is no function`);
    return { module, name, type: section.number() };
  });
}
