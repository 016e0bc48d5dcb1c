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
A row says what happens and what the client does about it, how many requests go out, and which session is there at the end.

## In short, beside two other clients

The column of \`@wix/sdk\` is measured by \`tests/package/differential/better\`, which plays both packages against one network.
The column of Supabase's \`auth-js\`, which is for another service, is read from its sources and issues, November 2026; “–” was
not read.

| what happens | \`@cartwright/sdk\` | \`@wix/sdk\` | \`auth-js\` |
| --- | --- | --- | --- |
| 50 calls with an expired token | one token request | 50 token requests | one, shared in the tab |
| 50 calls of a first visit | one visitor | 50 visitors, each with a cart of its own | – |
| the token endpoint is down | the call fails, the member stays signed in | the member becomes a visitor without a word | the session stays |
| a logout during a renewal | the session ends | the renewed session comes back | the session ends |
| a login during a renewal | the login wins | the late renewal overwrites the login | – |
| a revoked token (401) | renewed, and the call is replayed once | the call fails | – |
| a rotated refresh token | kept | the old refresh token is used again | – |
| a logout while the platform is down | the tokens are deleted | the member stays signed in | – |
| a reload of the page | the session is in cookies | the session is lost, unless the program stores it | – |
| two tabs renew at once | one request, by a lock with an end | each tab for itself | a request in each tab; a call of the slower tab may get no session |
| the session ends elsewhere | an event | no events | – |
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
function rowOf({ name, trace }) {
  const sent = trace.filter((line) => line.includes(" sends "));
  const tokens = sent.filter((line) => TOKENS.test(line)).length;
  const end = ENDS.exec(trace.at(-1) ?? "")?.[1];
  return `| ${name} | ${tokens} | ${sent.length - tokens} | ${end ?? "–"} |`;
}

/** The expected page. */
export function page() {
  if (groups[0]?.first !== situations[0]?.name) throw new Error("the first situation is in no group");
  const sections = groups.map((group) => {
    const rows = situationsOf(group).map(rowOf);
    return `## ${group.title}\n\n| situation | token requests | other requests | session at the end |\n| --- | --: | --: | --- |\n${rows.join("\n")}\n`;
  });
  return formatted(PAGE, [ABOUT, ...sections].join("\n"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await page());
