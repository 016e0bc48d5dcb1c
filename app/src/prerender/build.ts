/**
 * Prerenders the store's public pages in every language from a running platform, after `vite build`:
 * node dist/.server/build.js --host <platform> --client-id <id> --origin <store> [--name <shop>] [--out <folder>]
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { name as shopName } from "../../shop.json";

/** The folder of the built store, which contains this built file. */
const DIST = join(dirname(fileURLToPath(import.meta.url)), "..");

const { values } = parseArgs({
  options: {
    host: { type: "string" },
    "client-id": { type: "string" },
    origin: { type: "string" },
    name: { type: "string", default: shopName },
    out: { type: "string", default: join(DIST, ".pages") },
  },
});
const { host, origin, name, out, "client-id": clientId } = values;
if (!host || !clientId || !origin) {
  console.error("Give the platform, the client and the store: --host <address> --client-id <id> --origin <address>");
  process.exit(1);
}
// React reads it on import.
process.env.NODE_ENV = "production";
const { prerender } = await import("./prerender");
await prerender({ dist: DIST, out, origin, config: { host, clientId, name } });
