#!/usr/bin/env node
/** The command line of the package: `npx @cartwright/sdk doctor` and `npx @cartwright/sdk move`. */

import { parseArgs } from "node:util";
import { doctor } from "./doctor.js";
import { daysOf } from "./code-findings.js";
import { move } from "./move/index.js";

const HELP = `Usage: npx @cartwright/sdk <command>

  doctor            Checks the client id, the host, the site and your code, and says how to fix what is wrong.
    --client-id ID    The site's client id; WIX_CLIENT_ID or CARTWRIGHT_CLIENT_ID when absent.
    --host URL        The host of calls; CARTWRIGHT_HOST or the public API host when absent.
    --redirect-uri U  The address of the login's callback.
    --json            Prints the findings as JSON.
    --fail-on ends-within=DAYSd
                      Exits with 1 if your code uses a module that ends within these days, such as 90d. Without a
                      client id the code alone is checked, and nothing is called.

  move [FOLDER]     Moves imports of the @wix packages to @cartwright/sdk.
    --cart-v2         Moves calls of Cart V1 to Cart V2 as well.
    --dry-run         Lists the changes, and changes nothing.
    --yes             Changes files although git has uncommitted changes, or there is no git.
`;

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "client-id": { type: "string" },
      host: { type: "string" },
      "redirect-uri": { type: "string" },
      json: { type: "boolean" },
      "fail-on": { type: "string" },
      "cart-v2": { type: "boolean" },
      "dry-run": { type: "boolean" },
      yes: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [command, folder = "."] = positionals;
  if (values.help === true || command === undefined) {
    console.log(HELP);
    return command === undefined && values.help !== true ? 2 : 0;
  }
  switch (command) {
    case "doctor":
      return doctor({
        clientId: values["client-id"] ?? process.env["WIX_CLIENT_ID"] ?? process.env["CARTWRIGHT_CLIENT_ID"],
        host: values.host ?? process.env["CARTWRIGHT_HOST"],
        redirectUri: values["redirect-uri"],
        json: values.json === true,
        failWithin: values["fail-on"] === undefined ? undefined : daysOf(values["fail-on"]),
        folder,
      });
    case "move":
      return move(folder, {
        cartV2: values["cart-v2"] === true,
        dryRun: values["dry-run"] === true,
        yes: values.yes === true,
      });
    default:
      console.error(`There is no command ${JSON.stringify(command)}.\n\n${HELP}`);
      return 2;
  }
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
