import { describe, expect, it, vi } from "vitest";
import { checkConfig, loadConfig, mediaBases } from "./config";

describe("checkConfig", () => {
  it("accepts a complete configuration and strips a trailing slash of the host", () => {
    expect(checkConfig({ clientId: "abc", host: "http://localhost:4400/", name: "Shop" })).toEqual({
      ok: true,
      config: { clientId: "abc", host: "http://localhost:4400", name: "Shop" },
    });
  });

  it("defaults to the hosted platform and a generic name", () => {
    expect(checkConfig({ clientId: "abc" })).toMatchObject({
      ok: true,
      config: {
        host: "https://www.wixapis.com",
        name: "Store",
        captchaScript: "https://www.google.com/recaptcha/enterprise.js",
      },
    });
  });

  it("accepts delivery countries and refuses invalid codes", () => {
    expect(checkConfig({ clientId: "abc", countries: "DE, AT CH" })).toMatchObject({
      config: { countries: ["DE", "AT", "CH"] },
    });
    expect(checkConfig({ clientId: "abc", countries: "Germany" }).ok).toBe(false);
  });

  it.each([[null], ["text"], [[]], [7]])("refuses %j", (value) => {
    expect(checkConfig(value).ok).toBe(false);
  });

  it("accepts URLs of captcha and security pages and refuses invalid ones", () => {
    const captchaPage = "http://localhost:4400/pages/captcha";
    expect(checkConfig({ clientId: "abc", captchaPage })).toMatchObject({ config: { captchaPage } });
    expect(checkConfig({ clientId: "abc", captchaPage: "javascript:alert(1)" }).ok).toBe(false);
    const securityPage = "http://localhost:4400/pages/security";
    expect(checkConfig({ clientId: "abc", securityPage })).toMatchObject({ config: { securityPage } });
    expect(checkConfig({ clientId: "abc", securityPage: "pages/security" }).ok).toBe(false);
  });

  it("accepts free-delivery subtotals by country and refuses an invalid list", () => {
    expect(checkConfig({ clientId: "abc", freeDeliveryOver: "US=75.00 USD, DE=90 EUR" })).toMatchObject({
      config: {
        freeDeliveryOver: { US: { amount: "75.00", currency: "USD" }, DE: { amount: "90", currency: "EUR" } },
      },
    });
    expect(checkConfig({ clientId: "abc", freeDeliveryOver: "75" }).ok).toBe(false);
  });

  it("accepts the shop's country, defaults to the first of free delivery, and refuses an invalid code", () => {
    expect(checkConfig({ clientId: "abc", country: "DE" })).toMatchObject({ config: { country: "DE" } });
    const freeDeliveryOver = "AT=75.00 EUR, DE=90 EUR";
    expect(checkConfig({ clientId: "abc", freeDeliveryOver })).toMatchObject({ config: { country: "AT" } });
    expect(checkConfig({ clientId: "abc", country: "Germany" }).ok).toBe(false);
  });

  it("accepts a cart version and refuses an unknown one", () => {
    expect(checkConfig({ clientId: "abc", cartVersion: "2" })).toMatchObject({ config: { cartVersion: 2 } });
    expect(checkConfig({ clientId: "abc", cartVersion: 3 }).ok).toBe(false);
  });

  it("reports every problem", () => {
    const result = checkConfig({ clientId: " ", host: "ftp://x" });
    expect(result.ok ? [] : result.problems).toHaveLength(2);
  });
});

describe("loadConfig", () => {
  it("fails when the response is a page instead of JSON", async () => {
    const fetcher = vi.fn(() => Promise.resolve(new Response("<!doctype html>")));
    expect((await loadConfig(fetcher)).ok).toBe(false);
  });

  it("reports the status of an error response", async () => {
    const result = await loadConfig(vi.fn(() => Promise.resolve(new Response("", { status: 503 }))));
    expect(result).toEqual({ ok: false, problems: ["/config.json answered with status 503."] });
  });
});

it("images on the configured host and on the hosted platform are recognized", () => {
  expect(mediaBases("http://localhost:4400").image).toBe("http://localhost:4400/media/");
  expect(mediaBases("https://www.wixapis.com").image).toBe("https://static.wixstatic.com/media/");
});
