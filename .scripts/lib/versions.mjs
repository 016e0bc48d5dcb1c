/** Parses and compares versions, and reads the project's pinned ones. */

/**
 * The first version number in a text, such as the output of --version.
 * @param {string} text
 */
export const versionIn = (text) => /(\d+\.\d+\.\d+)/.exec(text)?.[1];

/**
 * Whether a version is at least another, compared by numbers.
 * @param {string} version
 * @param {string} wanted
 */
export function atLeast(version, wanted) {
  const [have, need] = [version, wanted].map((text) => text.split(".").map((part) => Number.parseInt(part, 10)));
  for (const [index, number] of need.entries()) {
    const difference = (have[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * The version of a crate in a Cargo.lock.
 * @param {string} lock the lock file's text
 * @param {string} crate
 */
export function lockedVersion(lock, crate) {
  const name = crate.replaceAll(/[^\w-]/g, "");
  return new RegExp(`^name = "${name}"\\r?\\nversion = "([^"]+)"`, "m").exec(lock)?.[1];
}

/**
 * The version that a workspace's Cargo.toml sets for its members.
 * @param {string} manifest its text
 */
export const workspaceVersion = (manifest) =>
  /^\[workspace\.package\][^[]*?^version\s*=\s*"([^"]+)"/ms.exec(manifest)?.[1];
