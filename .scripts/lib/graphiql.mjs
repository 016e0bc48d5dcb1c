/** GraphiQL for the workbench: built with Vite, served by the platform. */
import { existsSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { hashOf, isFresh, stamp } from "./stamp.mjs";

/** Where GraphiQL's built files are. */
export const GRAPHIQL = inRoot("platform", "graphiql", "dist");

const STAMP = inRoot("platform", "graphiql", "dist", ".stamp");

/**
 * Builds GraphiQL, unless nothing that goes into it has changed.
 * @param {import("./steps.mjs").Report} report
 */
export async function buildGraphiql(report) {
  const hash = hashOf([inRoot("platform", "graphiql"), inRoot("package-lock.json")]);
  if (isFresh(STAMP, hash) && existsSync(inRoot("platform", "graphiql", "dist", "index.html"))) {
    return report.skipped("up to date");
  }
  await report.npm(["run", "-w", "platform/graphiql", "build"]);
  stamp(STAMP, hash);
}
