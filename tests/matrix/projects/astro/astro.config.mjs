import node from "@astrojs/node";
import { defineConfig } from "astro/config";

export default defineConfig({
  output: "server",
  adapter: node({ mode: "standalone" }),
  // Astro holds forms to the site's own address, which it takes from requests for these names alone.
  security: { allowedDomains: [{ hostname: "127.0.0.1" }] },
});
