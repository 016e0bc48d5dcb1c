import { createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { CLIENT_ID, tokens } from "./calls.js";

/** Clients that each make a call and are disposed of. */
export const open = () => ({
  async live(times) {
    for (let time = 0; time < times; time += 1) {
      const client = createClient({
        modules: { currentCart },
        auth: OAuthStrategy({ clientId: CLIENT_ID, tokens: tokens() }),
      });
      await client.currentCart.getCurrentCart();
      client.dispose();
    }
  },
});
