import type { LazyClient } from "@cartwright/sdk/lazy";
import { useClient } from "@cartwright/sdk/react";
import { createContext, useContext, useMemo } from "react";
import type { Catalog } from "./catalog";
import type { ShopClient } from "./client";
import { mediaBases, type StoreConfig } from "./config";
import { shopCode } from "./shopCode";

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the settings of the server replace the name
const ConfigContext = createContext<StoreConfig>({ clientId: "", host: "http://localhost:4400", name: "Store" });

export const ConfigProvider = ConfigContext.Provider;

export function useConfig(): StoreConfig {
  return useContext(ConfigContext);
}

/** The platform's client, loaded by the first call. */
export type Shop = LazyClient<ShopClient>;

export function useShop(): Shop {
  return useClient<Shop>();
}

/** The shop's catalog, in either version. */
export function useCatalog(): Catalog {
  const shop = useShop();
  const { host } = useConfig();
  return useMemo(
    () => async () => {
      const { catalogOf } = await shopCode.again();
      return catalogOf(shop, mediaBases(host));
    },
    [shop, host],
  );
}

const OriginContext = createContext(typeof window === "undefined" ? "" : window.location.origin);

export const OriginProvider = OriginContext.Provider;

/** The store's origin. */
export function useOrigin(): string {
  return useContext(OriginContext);
}
