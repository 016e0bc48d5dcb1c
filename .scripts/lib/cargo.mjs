/** What cargo knows about the workspace. */
import { join } from "node:path";
import { run } from "./run.mjs";

/** Where cargo puts what it builds: target/, unless the environment or a config says otherwise. */
export async function targetFolder() {
  const text = await run("cargo", ["metadata", "--no-deps", "--format-version", "1", "--offline"]);
  return JSON.parse(text.slice(text.indexOf("{"))).target_directory;
}

/** The platform server, as `cargo build` makes it. */
export const platformProgram = async () =>
  join(await targetFolder(), "debug", process.platform === "win32" ? "cartwright-platform.exe" : "cartwright-platform");

/**
 * Builds the platform server.
 * @param {import("./steps.mjs").Report} report
 */
export const buildPlatform = (report) => report.run("cargo", ["build", "-p", "cartwright-platform", "--locked"]);
