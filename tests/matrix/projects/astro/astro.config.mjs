import node from "@astrojs/node";
import { defineConfig } from "astro/config";

export default defineConfig({
  output: "server",
  adapter: node({ mode: "standalone" }),
  // Astro accepts forms only from the site's own origin, which it derives from requests to these hosts only.
  security: { allowedDomains: [{ hostname: "127.0.0.1" }] },
});
