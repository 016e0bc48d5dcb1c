import { afterEach, expect, it, vi } from "vitest";
import { createShopClient } from "../../lib/client";
import { setLanguage } from "../../lib/language";
import { createConsoleClient } from "./client";

const HOST = "http://localhost:4400";

afterEach(() => {
  setLanguage("en");
  vi.unstubAllGlobals();
});

/** A fake network that records each request's language. */
function network() {
  const languages: (string | null)[] = [];
  vi.stubGlobal("fetch", (address: RequestInfo | URL, settings?: RequestInit) => {
    const request = new Request(address, settings);
    if (request.url.includes("/oauth2/")) {
      return Promise.resolve(Response.json({ access_token: "a", refresh_token: "r", expires_in: 14_400 }));
    }
    languages.push(request.headers.get("x-wix-linguist"));
    return Promise.resolve(Response.json({ product: { id: "mug", revision: "1", name: "Mug" } }));
  });
  return languages;
}

it("the console client sends no language, whatever the console's language", async () => {
  const languages = network();
  setLanguage("de");
  const client = createConsoleClient(HOST);
  await client.productsV3.getProduct("mug");
  setLanguage("ar");
  await client.productsV3.updateProduct("mug", { revision: "1", name: "Mug" });
  expect(languages).toEqual([null, null]);
});

it("the console client is separate from the store's", async () => {
  const languages = network();
  setLanguage("de");
  const ofTest = { getTokens: () => undefined, setTokens: () => undefined };
  const client = createShopClient({ clientId: "test", host: HOST, tokenStorage: ofTest });
  await client.productsV3.getProduct("mug");
  expect(languages).toEqual([expect.stringMatching(/^de\|/)]);
});
