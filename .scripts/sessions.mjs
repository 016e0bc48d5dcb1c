/**
 * docs/sessions.md: the situations that every driver carries out alike, as a page for users. Generated from
 * `contract/situations.json`: `node .scripts/sessions.mjs` rewrites it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatted } from "./lib/format.mjs";
import { inRoot } from "./lib/paths.mjs";

const PAGE = inRoot("docs", "sessions.md");

/**
 * @typedef {{ name: string, trace: string[] }} Situation
 * @typedef {{ title: string, first: string }} Group its first situation; the next group ends it
 */

/** @type {{ groups: Group[], situations: Situation[] }} */
const { groups, situations } = JSON.parse(readFileSync(inRoot("contract", "situations.json"), "utf8"));

const ABOUT = `# What a session promises

Written by \`node .scripts/sessions.mjs\` from \`contract/situations.json\`; a test fails when it has drifted. The same
${situations.length} situations are played against each driver in virtual time: the native crate, the crate in a page, and the npm package.
A line says what happens and what the client does about it; in brackets are the requests for tokens, the other requests, and
the session at the end.

## In short, beside two other clients

The first answer is ours. That of \`@wix/sdk\` is measured by \`tests/package/differential/better\`, which plays both packages
against one network; that of Supabase's \`auth-js\`, which is for another service, is read from its sources and issues in
November 2026, where it was read.

- **50 calls with an expired token**: one token request. \`@wix/sdk\`: 50 token requests. \`auth-js\`: one, shared in the tab.
- **50 calls of a first visit**: one visitor. \`@wix/sdk\`: 50 visitors, each with a cart of its own.
- **The token endpoint is down**: the call fails, the member stays signed in. \`@wix/sdk\`: the member becomes a visitor without a word. \`auth-js\`: the session stays.
- **A logout during a renewal**: the session ends. \`@wix/sdk\`: the renewed session comes back. \`auth-js\`: the session ends.
- **A login during a renewal**: the login wins. \`@wix/sdk\`: the late renewal overwrites the login.
- **A revoked token (401)**: renewed, and the call is replayed once. \`@wix/sdk\`: the call fails.
- **A rotated refresh token**: kept. \`@wix/sdk\`: the old refresh token is used again.
- **A logout while the platform is down**: the tokens are deleted. \`@wix/sdk\`: the member stays signed in.
- **A reload of the page**: the session is in cookies. \`@wix/sdk\`: the session is lost, unless the program stores it.
- **Two tabs renew at once**: one request, by a lock with an end. \`@wix/sdk\`: each tab for itself. \`auth-js\`: a request in each tab; a call of the slower tab may get no session.
- **The session ends elsewhere**: an event. \`@wix/sdk\`: no events.
`;

/** The situations of a group. @param {Group} group */
function situationsOf({ title, first }) {
  const starts = groups.map((group) => situations.findIndex(({ name }) => name === group.first));
  const start = situations.findIndex(({ name }) => name === first);
  if (start < 0) throw new Error(`${title}: there is no situation “${first}”`);
  const end = starts.find((other) => other > start) ?? situations.length;
  return situations.slice(start, end);
}

const TOKENS = /sends (?:POST \/oauth2\/token|(?:GET|POST|DELETE) \/session)/;
const ENDS = /ends as (member|visitor|none)/;

/** @param {Situation} situation */
function lineOf({ name, trace }) {
  const sent = trace.filter((line) => line.includes(" sends "));
  const tokens = sent.filter((line) => TOKENS.test(line)).length;
  const [, end] = ENDS.exec(trace.at(-1) ?? "") ?? [];
  const session = end === undefined ? "" : `; ${end === "none" ? "no session" : end}`;
  return `- ${name} *(${tokens} + ${sent.length - tokens}${session})*`;
}

/** The expected page. */
export function page() {
  if (groups[0]?.first !== situations[0]?.name) throw new Error("the first situation is in no group");
  const sections = groups.map((group) => {
    return `## ${group.title}\n\n${situationsOf(group).map(lineOf).join("\n")}\n`;
  });
  return formatted(PAGE, [ABOUT, ...sections].join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await page());
