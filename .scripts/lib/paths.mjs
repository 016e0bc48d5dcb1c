/** Paths of the repository and of this machine. */
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/**
 * A path inside the repository.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * The cache of built tools, shared by all clones.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @param {string} home
 */
export function toolCache(env = process.env, platform = process.platform, home = homedir()) {
  if (env.CARTWRIGHT_CACHE) return resolve(env.CARTWRIGHT_CACHE);
  if (platform === "darwin") return join(home, "Library", "Caches", "cartwright", "tools");
  if (platform === "win32") return join(env.LOCALAPPDATA ?? join(home, "AppData", "Local"), "cartwright", "tools");
  return join(env.XDG_CACHE_HOME || join(home, ".cache"), "cartwright", "tools");
}

/** The key of the search path: Windows may use `Path`, which `PATH` would shadow. @param {NodeJS.ProcessEnv} env */
const pathName = (env) => Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";

/** The folders of the search path. @param {NodeJS.ProcessEnv} env */
export const searchPath = (env = process.env) => (env[pathName(env)] ?? "").split(delimiter).filter(Boolean);

/**
 * An environment whose search path starts with these folders.
 * @param {string[]} folders
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withPath(folders, env = process.env) {
  const name = pathName(env);
  return { ...env, [name]: [...folders, env[name]].filter(Boolean).join(delimiter) };
}
