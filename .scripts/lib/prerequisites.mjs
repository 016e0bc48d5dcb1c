/** What must be there before anything else: Node, Rust and the wasm32 target. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";
import { run, works } from "./run.mjs";
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
 * Rust as rust-toolchain.toml asks for it, with its wasm32 target; rustup fetches what is missing.
 * @param {import("./steps.mjs").Report} report
 */
export async function checkRust(report) {
  if (!(await works("rustc", ["--version"]))) await installToolchain(report);
  const sysroot = (await run("rustc", ["--print", "sysroot"])).trim().split("\n").at(-1) ?? "";
  if (existsSync(join(sysroot, "lib", "rustlib", WASM_TARGET))) return;
  report.note(`rustup target add ${WASM_TARGET}`);
  await report.run("rustup", ["target", "add", WASM_TARGET]).catch((cause) => {
    throw new Problem(`Rust's ${WASM_TARGET} target is missing; add it: rustup target add ${WASM_TARGET}`, {
      cause,
      output: cause.output,
    });
  });
}

/** @param {import("./steps.mjs").Report} report */
async function installToolchain(report) {
  if (!(await works("rustup", ["--version"]))) {
    const install =
      process.platform === "win32"
        ? "winget install Rustlang.Rustup"
        : "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y";
    throw new Problem(`Rust is needed and rustc is not there; install it, then open a new terminal: ${install}`);
  }
  report.note("rustup toolchain install");
  await report.run("rustup", ["toolchain", "install"]).catch((cause) => {
    throw new Problem(
      "The Rust of rust-toolchain.toml could not be installed; see why with: rustup toolchain install",
      {
        cause,
        output: cause.output,
      },
    );
  });
}
