/** `npm run api`: accepts the package's current public types, into wasm/js/sdk.api.txt. */
import { writeFileSync } from "node:fs";
import { apiReport, REPORT } from "./lib/api-report.mjs";
import { main } from "./lib/main.mjs";
import { Steps } from "./lib/steps.mjs";
import { buildFacade } from "./package.mjs";

await main(import.meta.url, async () => {
  const steps = new Steps();
  await steps.step("npm package: JavaScript", buildFacade);
  await steps.step("public types", () => writeFileSync(REPORT, apiReport().text));
});
