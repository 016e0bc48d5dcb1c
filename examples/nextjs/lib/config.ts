/** The site's settings, from environment variables. */
export function config() {
  const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host = "https://www.wixapis.com" } = process.env;
  if (!clientId) throw new Error("Set CARTWRIGHT_CLIENT_ID to your site's client id");
  return { clientId, host };
}
