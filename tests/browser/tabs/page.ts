/** A page with only a client, for tests to call. Its URL selects the site. */
import {
  authentication,
  cookieStorage,
  createClient,
  members,
  OAuthStrategy,
  type SessionEvent,
} from "@cartwright/sdk";

const parameters = new URLSearchParams(location.search);
const client = createClient({
  modules: { authentication, members },
  auth: OAuthStrategy({ clientId: parameters.get("client") ?? "", tokenStorage: cookieStorage() }),
  host: parameters.get("host") ?? "",
});
const events: SessionEvent[] = [];
client.session.subscribe((event) => events.push(event));

const shop = { client, events };

declare global {
  interface Window {
    shop: typeof shop;
  }
}

window.shop = shop;
