/** What must be there before anything else: Node, Rust and the wasm32 target. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { run } from "./run.mjs";
import { atLeast } from "./versions.mjs";

export const WASM_TARGET = "wasm32-unknown-unknown";
const NODE = "20.19.0";

/** @param {string} version of the running Node */
export function checkNode(version = process.versions.node) {
  if (atLeast(version, NODE)) return;
  throw new Problem(
    `Node ${version} is too old: ${NODE} or newer is needed; install it from https://nodejs.org (or run: nvm install 20)`,
  );
}

/**
 * Rust as rust-toolchain.toml asks for it: rustup fetches that version at the first call.
 * @param {import("./steps.mjs").Report} report
 */
export async function checkRust(report) {
  const version = await report.run("rustc", ["--version"], { cwd: root }).catch((cause) => {
    const install =
      process.platform === "win32"
        ? "winget install Rustlang.Rustup"
        : "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y";
    throw new Problem(`Rust is needed and rustc does not run; install it, then open a new terminal: ${install}`, {
      cause,
      output: cause.output,
    });
  });
  const sysroot = (await run("rustc", ["--print", "sysroot"])).trim().split("\n").at(-1) ?? "";
  if (!existsSync(join(sysroot, "lib", "rustlib", WASM_TARGET))) {
    report.note(`rustup target add ${WASM_TARGET}`);
    await report.run("rustup", ["target", "add", WASM_TARGET]).catch((cause) => {
      throw new Problem(`Rust's ${WASM_TARGET} target is missing; add it: rustup target add ${WASM_TARGET}`, {
        cause,
        output: cause.output,
      });
    });
  }
  return /rustc (\S+)/.exec(version)?.[1] ?? version.trim();
}
