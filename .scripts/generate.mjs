/** `npm run generate`: writes the npm package's generated files from the Rust models, and fails if a file has changed. */
import { installPackages } from "./lib/packages.mjs";
import { main } from "./lib/main.mjs";
import { Steps } from "./lib/steps.mjs";

/**
 * Runs the test that writes the files and compares them. The flag makes the models derive their declarations.
 * @param {import("./lib/steps.mjs").Report} report
 */
export function generate(report) {
  const env = { ...process.env, RUSTFLAGS: "--cfg cartwright_codegen" };
  return report.run("cargo", ["test", "-p", "cartwright-wasm", "--locked", "--test", "generated"], { env });
}

await main(import.meta.url, async () => {
  const steps = new Steps();
  await steps.step("npm packages", installPackages);
  await steps.step("generated files", generate);
});
