/** The prerequisites of every build: Rust, its wasm32 target and its standard library's source. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "./problem.mjs";
import { run, works } from "./run.mjs";

export const WASM_TARGET = "wasm32-unknown-unknown";

/** The components that rustup adds to a toolchain, and their locations. The core builds its own standard library. */
const PARTS = [
  { what: `${WASM_TARGET} target`, path: WASM_TARGET, add: ["target", "add", WASM_TARGET] },
  { what: "standard library's source", path: "src/rust/library", add: ["component", "add", "rust-src"] },
];

/**
 * Checks Rust, as rust-toolchain.toml requires it, with all components; rustup installs what is missing.
 * @param {import("./steps.mjs").Report} report
 */
export async function checkRust(report) {
  if (!(await works("rustc", ["--version"]))) await installToolchain(report);
  const sysroot = (await run("rustc", ["--print", "sysroot"])).trim().split("\n").at(-1) ?? "";
  for (const { what, path, add } of PARTS) {
    if (existsSync(join(sysroot, "lib", "rustlib", ...path.split("/")))) continue;
    const command = ["rustup", ...add].join(" ");
    report.note(command);
    await report.run("rustup", add).catch((cause) => {
      throw new Problem(`Rust's ${what} is missing; add it: ${command}`, { cause, output: cause.output });
    });
  }
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
