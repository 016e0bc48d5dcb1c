/** Starts what the journeys need: the platform's program and the built store. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const READY_MS = 60_000;

export interface Server {
  url: string;
  stop(): Promise<void>;
}

export interface Platform extends Server {
  clientId: string;
  siteId: string;
  ownerKey: string;
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was given");
  return address.port;
}

function platformProgram(): string {
  const name = process.platform === "win32" ? "cartwright-platform.exe" : "cartwright-platform";
  const program = process.env.CARTWRIGHT_PLATFORM ?? join(root, "target", "debug", name);
  if (!existsSync(program)) throw new Error(`There is no ${program}: cargo build -p cartwright-platform`);
  return program;
}

/** Starts the platform; in memory unless a database file is named, which survives a stop. */
export async function startPlatform(options: { port: number; storeUrl: string; database?: string }): Promise<Platform> {
  const args = ["serve", "--port", String(options.port), "--seed", "demo", "--test-hooks"];
  args.push("--store-origin", options.storeUrl);
  args.push(...(options.database === undefined ? ["--memory"] : ["--db", options.database]));
  const child = spawn(platformProgram(), args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = gather(child);
  const keys = await until(child, said, () => {
    const [clientId, siteId, ownerKey] = ["client id", "site id", "owner key"].map(
      (name) => new RegExp(`${name}\\s+(\\S+)\\n`).exec(said.text)?.[1],
    );
    return clientId && siteId && ownerKey ? { clientId, siteId, ownerKey } : undefined;
  });
  return { url: `http://127.0.0.1:${options.port}`, ...keys, stop: () => end(child) };
}

/** Serves the built store for a platform. */
export async function startStore(options: {
  port: number;
  platformUrl: string;
  clientId: string;
  cartVersion?: 1 | 2;
  /** The folder of pages that were made beforehand. */
  pages?: string;
}): Promise<Server> {
  const app = join(root, "app");
  if (!existsSync(join(app, "dist", "index.html"))) throw new Error("The store is not built: npm run -w app build");
  // Vite itself, not a script that starts it: so that it can be stopped.
  const vite = join(dirname(createRequire(join(app, "package.json")).resolve("vite/package.json")), "bin", "vite.js");
  const args = [vite, "preview", "--host", "127.0.0.1", "--port", String(options.port), "--strictPort"];
  const { clientId, platformUrl, cartVersion, pages } = options;
  const env = {
    ...process.env,
    CARTWRIGHT_CLIENT_ID: clientId,
    CARTWRIGHT_HOST: platformUrl,
    ...(cartVersion && { CARTWRIGHT_CART_VERSION: String(cartVersion) }),
    ...(pages !== undefined && { CARTWRIGHT_PAGES: pages }),
  };
  const child = spawn(process.execPath, args, { cwd: app, env, stdio: ["ignore", "pipe", "pipe"] });
  const said = gather(child);
  const url = `http://127.0.0.1:${options.port}`;
  await until(child, said, async () => (await answers(`${url}/config.json`)) || undefined);
  return { url, stop: () => end(child) };
}

/** Makes the public pages of a platform's shop into a folder. */
export async function makePages(options: { platform: Platform; storeUrl: string; folder: string }): Promise<void> {
  const { platform, storeUrl, folder } = options;
  const script = join(root, "app", "prerender.mjs");
  const args = [
    script,
    "--host",
    platform.url,
    "--client-id",
    platform.clientId,
    "--origin",
    storeUrl,
    "--out",
    folder,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said = gather(child);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The pages were not made:\n${said.text}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function gather(child: ChildProcess): { text: string } {
  const said = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said.text += chunk.toString();
    });
  }
  return said;
}

/** Waits for a server to be ready; an early end or a long silence shows what it said. */
async function until<T>(
  child: ChildProcess,
  said: { text: string },
  ready: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const limit = Date.now() + READY_MS;
  for (;;) {
    const value = await ready();
    if (value !== undefined) return value;
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}:\n${said.text}`);
    if (Date.now() > limit) {
      child.kill();
      throw new Error(`A server was not ready in ${READY_MS} ms:\n${said.text}`);
    }
    await pause(25);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
