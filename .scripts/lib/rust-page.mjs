/** The example page in Rust: built for the browser journeys, which serve it. */
import { join } from "node:path";
import { targetFolder } from "./cargo.mjs";
import { WASM_TARGET } from "./prerequisites.mjs";
import { toolEnvironment } from "./core.mjs";

const NAME = "cartwright-yew";

/** The folder with the page's script and its WebAssembly. */
export const rustPage = async () => join(await targetFolder(), "rust-page");

/**
 * Compiles the page and writes its bindings.
 * @param {import("./steps.mjs").Report} report
 */
export async function buildRustPage(report) {
  await report.run("cargo", ["build", "-p", NAME, "--target", WASM_TARGET, "--locked"]);
  const program = join(await targetFolder(), WASM_TARGET, "debug", `${NAME}.wasm`);
  const options = ["--target", "web", "--no-typescript", "--out-dir", await rustPage(), "--out-name", "page"];
  await report.run("wasm-bindgen", [program, ...options], { env: await toolEnvironment() });
}
