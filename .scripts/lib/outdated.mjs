/** Outdated dependencies, read from the output of npm and cargo. */

/** @typedef {{ name: string, ours: string, newest: string }} Outdated */

/**
 * @typedef {{ wanted: string, latest: string }} Package
 * @param {Record<string, Package | Package[]>} output what `npm outdated --json` prints, by name; an alias is `name:package@version`
 * @returns {Outdated[]}
 */
export const outdatedPackages = (output) =>
  Object.entries(output).flatMap(([name, entries]) =>
    [entries]
      .flat()
      .filter(({ wanted, latest }) => wanted !== latest)
      .slice(0, 1)
      .map(({ wanted, latest }) => ({ name: name.replace(/(?<=.):.*/, ""), ours: wanted, newest: latest })),
  );

/**
 * @param {string} output what `cargo update --dry-run --verbose` prints
 * @param {Set<string>} direct the names of direct dependencies
 * @returns {Outdated[]}
 */
export function outdatedCrates(output, direct) {
  const lines = output.matchAll(/^ +(?:Unchanged|Updating) (\S+) v(\S+) (?:\(available: |-> )v([^)\s]+)/gm);
  return [...lines]
    .map(([, name = "", ours = "", newest = ""]) => ({ name, ours, newest }))
    .filter(({ name }) => direct.has(name));
}

/**
 * The reasons of a page's list, by dependency: `- name, name (our version): reason`.
 * @param {string} page
 * @returns {Map<string, string>}
 */
export function heldBack(page) {
  const rows = page.matchAll(/^- (`[^(]+) \([^)]+\):\s(.+(?:\n {2}.+)*)$/gm);
  return new Map(
    [...rows].flatMap(([, names = "", why = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => [name, why]),
    ),
  );
}
