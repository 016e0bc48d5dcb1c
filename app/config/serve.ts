/**
 * Serves the built store: `node config/serve.ts [--port 4173] [--host 127.0.0.1] [--pages folder]`, configured by the
 * environment (`serveConfig.ts`).
 */
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { storeServer } from "./storeServer.ts";

const dist = join(import.meta.dirname, "..", "dist");
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4173" },
    host: { type: "string", default: "127.0.0.1" },
    pages: { type: "string" },
  },
});
const { port, host, pages } = values;
createServer(storeServer({ dist, pages }, process.env))
  .on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .listen(Number(port), host, () => {
    console.log(`The store is at http://${host.includes(":") ? `[${host}]` : host}:${port}`);
  });
