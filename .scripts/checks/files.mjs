/** Checks of single test files, each by the runner for its kind. */
import { runTests, testPrograms } from "../lib/cargo.mjs";
import { inRoot } from "../lib/paths.mjs";
import { Problem } from "../lib/problem.mjs";
import { play } from "./journeys.mjs";
import { nodeTest, sourceTests, withPlatform } from "./web.mjs";

/** @typedef {import("../lib/plan.mjs").Check} Check */

/** @type {{ id: string, pattern: RegExp, needs: string[], work: (files: string[], name?: string) => Check["work"] }[]} */
const RUNNERS = [
  {
    id: "journeys of files",
    pattern: /^tests\/browser\/.*\.spec\.ts$/,
    needs: ["store", "native", "shell"],
    work: (files, name) => (report) => play(report, [...files, ...(name ? ["--grep", name] : [])]),
  },
  {
    id: "console tests of files",
    pattern: /^app\/.*\.platform\.test\.tsx$/,
    needs: ["package", "native"],
    work: (files, name) => async (report) => {
      const names = name ? ["-t", name] : [];
      const words = ["run", "-w", "app", "test:platform", "--", ...files.map((file) => inRoot(file)), ...names];
      return report.npm(words, { env: await withPlatform() });
    },
  },
  {
    id: "store tests of files",
    pattern: /^app\/.*\.test\.tsx?$/,
    needs: ["package"],
    work: (files, name) => (report) => {
      const names = name ? ["-t", name] : [];
      return report.npm(["run", "-w", "app", "test", "--", ...files.map((file) => inRoot(file)), ...names]);
    },
  },
  {
    id: "source tests of files",
    pattern: /^wasm\/js\/.*\.test\.tsx?$/,
    needs: ["package"],
    work: (files, name) => (report) =>
      sourceTests(report, ["run", ...files.map((file) => inRoot(file)), ...(name ? ["-t", name] : [])]),
  },
  {
    id: "Node tests of files",
    pattern: /\.test\.mjs$/,
    needs: ["package", "native"],
    work: (files, name) => async (report) => {
      const names = name ? [`--test-name-pattern=${name}`] : [];
      return nodeTest(report, [...names, ...files.map((file) => inRoot(file))], await withPlatform());
    },
  },
  {
    id: "crate tests of files",
    pattern: /\.rs$/,
    needs: ["native"],
    work: (files, name) => (report) =>
      runTests(report, testPrograms(), { filters: name ? [name] : files.map(moduleOf) }),
  },
];

/** The module of a Rust file, which is the prefix of its tests' names. @param {string} file */
const moduleOf = (file) =>
  file
    .replace(/^.*\/(src|tests\/\w+)\//, "")
    .replace(/(\/mod)?\.rs$/, "")
    .replaceAll("/", "::");

/**
 * The checks for these test files.
 * @param {string[]} files relative to the root
 * @param {string} [name] a part of the tests' names
 * @returns {Check[]}
 */
export function checksOfFiles(files, name) {
  const left = new Set(files);
  const checks = RUNNERS.flatMap(({ id, pattern, needs, work }) => {
    const own = files.filter((file) => left.has(file) && pattern.test(file));
    for (const file of own) left.delete(file);
    return own.length > 0 ? [{ id, name: id, set: /** @type {const} */ ("quick"), needs, work: work(own, name) }] : [];
  });
  if (left.size > 0) throw new Problem(`No runner knows ${[...left].join(", ")}; name test files, or a group.`);
  return checks;
}
