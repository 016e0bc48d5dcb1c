/**
 * `npm run platform-package`: builds the platform's npm packages for this system in target/npm, installs them in a
 * new folder and tries the command line, and a platform started from JavaScript.
 */
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { executable } from "./lib/cargo.mjs";
import { main } from "./lib/main.mjs";
import { installPackages } from "./lib/packages.mjs";
import { inRoot, root } from "./lib/paths.mjs";
import { checkRust } from "./lib/prerequisites.mjs";
import { kilobytes } from "./lib/sizes.mjs";
import { Steps } from "./lib/steps.mjs";
import { workspaceVersion } from "./lib/versions.mjs";

/** @typedef {import("./lib/steps.mjs").Report} Report */

const SOURCE = inRoot("platform", "npm");
const OUT = inRoot("target", "npm");
/** The platform, and the program behind its command `lead`. */
const PROGRAMS = ["cartwright-platform", "cartwright-lead"].map(executable);
const OF_SYSTEM = `platform-${process.platform}-${process.arch}`;

/** Systems with a published package; npm installs the matching one. */
const SYSTEMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

/** Compiles the programs for publication: optimised, and with TLS for webhooks. @param {Report} report */
async function compile(report) {
  const features = ["--features", "cartwright-platform/tls,cartwright-lead/tls"];
  const options = [
    "--locked",
    "--profile",
    "server",
    "-p",
    "cartwright-platform",
    "-p",
    "cartwright-lead",
    ...features,
  ];
  await report.run("cargo", ["build", ...options], { cwd: inRoot() });
}

/** The package for this system: only the programs. */
function packSystem() {
  const folder = join(OUT, OF_SYSTEM);
  mkdirSync(folder, { recursive: true });
  for (const program of PROGRAMS) {
    copyFileSync(inRoot("target", "server", program), join(folder, program));
    chmodSync(join(folder, program), 0o755);
  }
  const { version, license, repository } = manifest();
  const description = `The program of @cartwright/platform for ${process.platform} on ${process.arch}.`;
  const system = { os: [process.platform], cpu: [process.arch] };
  const packed = { name: `@cartwright/${OF_SYSTEM}`, version, description, license, repository, ...system };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...packed, files: PROGRAMS }, null, 2)}\n`);
  return folder;
}

/** The package that users install; the systems' packages are its optional dependencies. */
function packMain() {
  const folder = join(OUT, "platform");
  cpSync(SOURCE, folder, { recursive: true });
  copyFileSync(inRoot("platform", "CHANGELOG.md"), join(folder, "CHANGELOG.md"));
  const { version } = manifest();
  const optionalDependencies = Object.fromEntries(SYSTEMS.map((system) => [`@cartwright/platform-${system}`, version]));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...manifest(), optionalDependencies }, null, 2)}\n`);
  return folder;
}

function manifest() {
  return {
    ...JSON.parse(readFileSync(join(SOURCE, "package.json"), "utf8")),
    version: workspaceVersion(readFileSync(inRoot("Cargo.toml"), "utf8")),
  };
}

const TRIED = `
import { createPlatform } from "@cartwright/platform";
const begun = performance.now();
const platform = await createPlatform({ clock: "2026-01-31T09:00:00Z" });
const { members } = await platform.owner("POST", "/members/v1/members/query", { query: {} });
if (members.length === 0) throw new Error("The demo shop has no members");
const answered = Math.round(performance.now() - begun);
console.log(\`answers after \${answered} ms\`);
await platform.close();
`;

/** Installs the packages in a new folder, as a user would, and runs them. @param {Report} report @param {string[]} files */
async function tryOut(report, files) {
  const project = mkdtempSync(join(tmpdir(), "cartwright-platform-"));
  try {
    const dependencies = Object.fromEntries(
      files.map((file) => [file.replace(/.*cartwright-(.*)-[\d.]+\.tgz$/, "@cartwright/$1"), `file:${file}`]),
    );
    writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module", dependencies }));
    const env = { ...process.env, CARTWRIGHT_PLATFORM: "" };
    await report.npm(["install", "--omit=optional", "--no-audit", "--no-fund"], { cwd: project });
    const version = await report.npm(["exec", "--", "cartwright-platform", "--version"], { cwd: project, env });
    if (!version.includes(manifest().version)) throw new Error(`The command line says it is ${version}`);
    await report.npm(["exec", "--", "cartwright-platform", "lead", "--memory", "--port", "0", "--", "true"], {
      cwd: project,
      env,
    });
    writeFileSync(join(project, "try.mjs"), TRIED);
    return await report.run(process.execPath, ["try.mjs"], { cwd: project, env });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Builds, installs and tries the packages; returns the results as text. @param {Report} report */
export async function checkPlatformPackage(report) {
  await compile(report);
  rmSync(OUT, { recursive: true, force: true });
  const files = [];
  for (const folder of [packMain(), packSystem()]) {
    const output = await report.npm(["pack", folder, "--pack-destination", OUT, "--json"], { cwd: OUT });
    const [{ filename }] = JSON.parse(output);
    files.push(join(OUT, filename));
  }
  const answered = await tryOut(report, files);
  const sizes = files.map((file) => `  ${relative(root, file)}  ${kilobytes(statSync(file).size)}`);
  return [...sizes, `  ${answered.trim()}`].join("\n");
}

await main(import.meta.url, async () => {
  const steps = new Steps();
  await steps.step("Rust", checkRust);
  await steps.step("npm packages", installPackages);
  console.log(await steps.step("npm packages of the platform", checkPlatformPackage));
});
