/** Parses the binary format of WebAssembly modules, as far as our tools need. */

/** The length of the magic number and the version, before the first section. */
export const HEADER = 8;

/** The ids of the sections that are read. */
export const SECTION = { custom: 0, imports: 2, exports: 7, code: 10 };

/** The kind of imported functions. */
export const FUNCTION = 0;

/** Reads a module or a part of one, sequentially. */
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

  /** An unsigned LEB128 integer. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  /** Bytes with a length prefix. */
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
 * The functions that a module imports, each with its type index.
 * @param {Reader} section of imports
 */
export function importsOf(section) {
  return Array.from({ length: section.number() }, () => {
    const [module, name, kind] = [section.name(), section.name(), section.byte()];
    if (kind !== FUNCTION) throw new Error(`the core imports ${name}, which is no function`);
    return { module, name, type: section.number() };
  });
}
