import { CartwrightProvider } from "@cartwright/sdk/react";
import type { CartStoreOfClient } from "@cartwright/sdk/store";
import type { ReactNode } from "react";
import { memberKey } from "../features/account";
import { estimateKey, setPlan } from "../features/cart/drawer";
import { forgetViewed } from "../features/saved";
import type { StoreConfig } from "../lib/config";
import { subscribeLanguage } from "../lib/language";
import { type Resources, ResourcesProvider } from "../lib/resource";
import { ConfigProvider, type Shop } from "../lib/useShop";

/** The session-storage key that records that a member is logged in here, also after reloads. */
const MEMBER = "cartwright.member";

/** Drops the data of one shopper, in the cache and in storage, before another may use this tab. */
export function forgetWithSession({ session }: Pick<Shop, "session">, resources: Resources): void {
  forgetMember(session.role === "member", false);
  session.subscribe(({ type }) => {
    if (type !== "renewed") {
      resources.reset(memberKey);
      resources.reset(estimateKey);
    }
    forgetMember(session.role === "member", type === "signedIn" || type === "changedElsewhere");
  });
}

/** Drops a member's stored data unless the same member is still logged in. */
function forgetMember(isMember: boolean, mayBeOther: boolean): void {
  try {
    const wasMember = sessionStorage.getItem(MEMBER) !== null;
    if (wasMember && (!isMember || mayBeOther)) {
      setPlan({});
      forgetViewed();
    }
    if (isMember) sessionStorage.setItem(MEMBER, "");
    else sessionStorage.removeItem(MEMBER);
  } catch {
    // Storage is blocked: it never held anything.
    if (!isMember) setPlan({});
  }
}

/** Requests all resources again after a change of the language. The old answers stay visible until then. */
export function rereadWithLanguage(resources: Resources, cart: Pick<CartStoreOfClient, "refresh">): () => void {
  return subscribeLanguage(() => {
    void resources.invalidate([], { reloads: false });
    void cart.refresh();
  });
}

interface Props {
  config: StoreConfig;
  client: Shop;
  resources: Resources;
  /** The router's provider. */
  children: ReactNode;
}

/** The context providers of all pages. */
export function App({ config, client, resources, children }: Props) {
  return (
    <ConfigProvider value={config}>
      <CartwrightProvider client={client} {...(config.cartVersion && { cartVersion: config.cartVersion })}>
        <ResourcesProvider value={resources}>{children}</ResourcesProvider>
      </CartwrightProvider>
    </ConfigProvider>
  );
}
