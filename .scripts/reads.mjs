/** `node .scripts/reads.mjs`: writes the paths of the contract's POST calls that change nothing, for the console's log. */
import { readFileSync, writeFileSync } from "node:fs";
import { formatted } from "./lib/format.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";

export const READS = inRoot("app", "src", "generated", "reads.ts");

export function readsText() {
  const rows = readFileSync(inRoot("contract", "endpoints.tsv"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const paths = rows.flatMap(([method, path = "", prefix = "-", , safety, form, sent = "-"]) =>
    // A long GET is sent as a POST.
    safety === "safe" && (method === "POST" || form === "post-when-long")
      ? [`${prefix === "-" ? "" : prefix}${sent === "-" ? path : sent}`]
      : [],
  );
  return formatted(
    READS,
    `/** The paths of POST calls that change nothing, written from the contract by \`node .scripts/reads.mjs\`: do not edit. */
export const READS = ${JSON.stringify([...new Set(paths)].toSorted())} as const;
`,
  );
}

await main(import.meta.url, async () => {
  writeFileSync(READS, await readsText());
});
