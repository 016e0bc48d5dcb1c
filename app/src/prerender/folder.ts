/** The folder of the pages: written beside the last one and put in its place, so that a failed run leaves good pages. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

export type Write = (path: string, text: string) => void;

/** Replaces a folder by what a work writes. */
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

/** Whether the address of a page can be the path of a file: no part of it is a step to another folder. */
export function isFilePath(path: string): boolean {
  return path.split(/[\\/]/).every((part) => !/^\.+$/.test(part) && !part.includes("\0"));
}
