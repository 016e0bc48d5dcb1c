/** The folder of the pages: written next to the old one, then swapped in, so that a failed run leaves the old pages. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

export type Write = (path: string, text: string) => void;

/** Replaces a folder by the output of a function. */
export async function replaceFolder(folder: string, work: (write: Write) => Promise<void>): Promise<void> {
  const [next, last] = [`${resolve(folder)}.next`, `${resolve(folder)}.last`];
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await work((path, text) => {
      const file = resolve(join(next, ...path.split("/")));
      if (!file.startsWith(next + sep)) throw new Error(`${path} is outside of the folder`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}

/** Whether a URL path can be a file path: no segment leaves its folder. */
export function isFilePath(path: string): boolean {
  return path.split(/[\\/]/).every((part) => !/^\.+$/.test(part) && !part.includes("\0"));
}
