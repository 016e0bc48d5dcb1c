/** The built store's files, as Vite's manifest and the build's list of modules name them. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const DIST = new URL("../../../app/dist/", import.meta.url);

/** A chunk of the manifest. */
export interface Chunk {
  file: string;
  /** The chunk's name, without a hash. */
  name?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
  css?: string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, DIST), "utf8"));

/** All chunks, by the module that they begin with. */
export const chunks = readJson(".vite/manifest.json") as Readonly<Record<string, Chunk>>;

const modules = readJson(".vite/modules.json") as Readonly<Record<string, string[]>>;

/** The chunks of modules and of all that these import statically. */
export function chunksOf(entries: readonly string[]): Chunk[] {
  const found = new Set(entries);
  // The set grows during the loop, to include imports of imports.
  for (const name of found) chunks[name]?.imports?.forEach((imported) => found.add(imported));
  return [...found].map((name) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The built store has no ${name}`);
    return chunk;
  });
}

/** The modules in a chunk, relative to the store's folder. */
export const modulesOf = ({ file }: Chunk): string[] => modules[file] ?? [];

/** The bytes of a chunk, compressed by brotli 11. */
export const bytesOf = ({ file }: Chunk): number => brotliCompressSync(readFileSync(new URL(file, DIST))).length;
