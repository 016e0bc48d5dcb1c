import { useClient } from "@cartwright/sdk/react";
import { createContext, useContext, useMemo } from "react";
import type { Catalog } from "./catalog";
import { mediaBases, type StoreConfig } from "./config";
import { type LazyClient, readyClient } from "./lazyClient";
import { platform } from "./loadPlatform";

const ConfigContext = createContext<StoreConfig>({ clientId: "", host: "http://localhost:4400", name: "Store" });

export const ConfigProvider = ConfigContext.Provider;

/** The configuration of the store. */
export function useConfig(): StoreConfig {
  return useContext(ConfigContext);
}

/** The platform's client. */
export function useShop(): LazyClient {
  return useClient<LazyClient>();
}

/** The shop's catalog, of whichever version. */
export function useCatalog(): Catalog {
  const shop = useShop();
  const { host } = useConfig();
  return useMemo(
    () => async () => {
      const [{ catalogOf }, client] = await Promise.all([platform.again(), readyClient(shop)]);
      return catalogOf(client, mediaBases(host));
    },
    [shop, host],
  );
}

const OriginContext = createContext(typeof window === "undefined" ? "" : window.location.origin);

export const OriginProvider = OriginContext.Provider;

/** Where the store itself is. */
export function useOrigin(): string {
  return useContext(OriginContext);
}
