/** Signs in a member whom your own system has authenticated, on a server and on the platform's pages. */
import {
  ApiKeyStrategy,
  authentication,
  CartwrightError,
  createClient,
  members,
  OAuthStrategy,
  verification,
} from "@cartwright/sdk";

const { CARTWRIGHT_API_KEY: apiKey, CARTWRIGHT_SITE_ID: siteId, CARTWRIGHT_HOST: host } = process.env;
const { CARTWRIGHT_CLIENT_ID: clientId } = process.env;
const [email = "iris@example.com"] = process.argv.slice(2);
if (!apiKey || !siteId || !clientId) {
  throw new Error("Set CARTWRIGHT_API_KEY, CARTWRIGHT_SITE_ID and CARTWRIGHT_CLIENT_ID");
}
const at = host ? { host } : {};
const owner = createClient({ modules: { members }, auth: ApiKeyStrategy({ apiKey, siteId }), ...at });
const visitor = createClient({
  modules: { authentication, members, verification },
  auth: OAuthStrategy({ clientId }),
  ...at,
});

try {
  const { members: known = [] } = await owner.members.listMembers({ paging: { limit: 100 }, fieldsets: ["FULL"] });
  console.log(
    `Members: ${known.length}, ${known.some(({ loginEmail }) => loginEmail === email) ? "" : "not "}with ${email}`,
  );

  // Your system has authenticated the person, and vouches for the email.
  visitor.auth.setTokens(await visitor.auth.getMemberTokensForExternalLoginWithSession(email, apiKey));
  const { member } = await visitor.members.getCurrentMember({ fieldsets: ["FULL"] });
  console.log(`Signed in: ${member?.loginEmail}`);

  // Sends a code to the member's email, for example before a sensitive change.
  await visitor.verification.start({ ...(member?._id && { identityId: member._id }), target: "EMAIL" });

  // A raw answer: in a browser, this page ends the session on the platform's own pages.
  const { statusCode } = await visitor.authentication.logout({ clientId });
  console.log(`Signed out: ${statusCode}`);
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  console.error(`${error.name}: ${error.message}`, error.cause instanceof Error ? error.cause.message : "");
  process.exitCode = 1;
}
