import { useClient } from "@cartwright/sdk/react";
import { createContext, useContext } from "react";
import type { ShopClient } from "./client";
import type { StoreConfig } from "./config";

const ConfigContext = createContext<StoreConfig>({ clientId: "", host: "http://localhost:4400", name: "Store" });

export const ConfigProvider = ConfigContext.Provider;

/** What this store sells for, and where the platform is. */
export function useConfig(): StoreConfig {
  return useContext(ConfigContext);
}

/** The platform's client. */
export function useShop(): ShopClient {
  return useClient<ShopClient>();
}
