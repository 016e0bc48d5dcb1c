/** The built store on its own server, and its prerendered pages. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storeServer } from "../../../app/config/storeServer.ts";
import type { Platform } from "./platform.ts";

const app = fileURLToPath(new URL("../../../app", import.meta.url));

interface Options {
  cartVersion?: 1 | 2;
  /** The folder of prerendered pages. */
  pages?: string;
}

/** Serves the built store for a platform. */
export function store(platform: Platform, { cartVersion, pages }: Options = {}): RequestListener {
  const dist = join(app, "dist");
  if (!existsSync(join(dist, "index.html"))) throw new Error("The store is not built: npm run -w app build");
  const environment = {
    CARTWRIGHT_CLIENT_ID: platform.clientId,
    CARTWRIGHT_HOST: platform.url,
    CARTWRIGHT_COUNTRY: "US",
    ...(cartVersion && { CARTWRIGHT_CART_VERSION: String(cartVersion) }),
  };
  return storeServer({ dist, pages }, environment);
}

/** Prerenders the public pages of a platform's shop into a folder, for an origin. */
export async function makePages(platform: Platform, origin: string, folder: string): Promise<void> {
  const { url, clientId } = platform;
  const args = ["--host", url, "--client-id", clientId, "--origin", origin, "--out", folder];
  const child = spawn(process.execPath, [join(app, "dist", ".server", "build.js"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The pages were not made:\n${output}`);
}
