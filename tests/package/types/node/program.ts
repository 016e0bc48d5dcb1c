/** A Node program, compiled without DOM types: the package's declarations are checked, too. */

import { createClient, currentCart, currentCartV2, OAuthStrategy, products } from "@cartwright/sdk";
import { media } from "@cartwright/sdk/media";
import { cartStore, sessionStore } from "@cartwright/sdk/store";
import { createWebhooks } from "@cartwright/sdk/webhooks";

const auth = OAuthStrategy({ clientId: "client-1" });
const client = createClient({ modules: { currentCart, currentCartV2, products }, auth });

export const state = [cartStore(client).getSnapshot().cart?.lines.length, sessionStore(client).getSnapshot().role];
export const { url } = media.getImageUrl("wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=1");
createWebhooks({ publicKey: "" }).on("wix.ecom.v1.order_approved", ({ data }) => console.log(data.order?._id));
