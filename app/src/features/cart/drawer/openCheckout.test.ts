import { loadedClient } from "@cartwright/sdk/lazy";
import { afterEach, expect, it, vi } from "vitest";
import type { ShopClient } from "../../../lib/client";
import { openCheckout } from "./openCheckout";

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it("openCheckout passes the store's language and theme to the checkout", async () => {
  const createRedirectSession = vi.fn((...given: object[]) => Promise.resolve({ given, redirectSession: {} }));
  const shop = loadedClient({ redirects: { createRedirectSession } } as unknown as ShopClient);
  const handed = async () => {
    await expect(openCheckout(shop, "c", { cancelPath: "/cart" })).rejects.toThrow();
    return createRedirectSession.mock.lastCall?.[0];
  };
  expect(await handed()).toMatchObject({ preferences: { additionalQueryParameters: { lang: "en" } } });
  document.documentElement.dataset.theme = "dark";
  expect(await handed()).toMatchObject({ preferences: { additionalQueryParameters: { lang: "en", theme: "dark" } } });
});
