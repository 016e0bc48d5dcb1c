import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { shop } from "./shop.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the store's configuration from the environment variables. */
export function configFromEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  const config: Record<string, string> = {};
  if (environment.CARTWRIGHT_CLIENT_ID) config.clientId = environment.CARTWRIGHT_CLIENT_ID;
  config.host = environment.CARTWRIGHT_HOST ?? "http://localhost:4400";
  if (environment.CARTWRIGHT_CONSOLE) config.console = environment.CARTWRIGHT_CONSOLE;
  const captchaPage = environment.CARTWRIGHT_CAPTCHA_PAGE ?? ownPage(config.host, "captcha");
  if (captchaPage) config.captchaPage = captchaPage;
  if (environment.CARTWRIGHT_CAPTCHA_SCRIPT) config.captchaScript = environment.CARTWRIGHT_CAPTCHA_SCRIPT;
  const securityPage = environment.CARTWRIGHT_SECURITY_PAGE ?? ownPage(config.host, "security");
  if (securityPage) config.securityPage = securityPage;
  if (environment.CARTWRIGHT_CART_VERSION) config.cartVersion = environment.CARTWRIGHT_CART_VERSION;
  const freeDeliveryOver = environment.CARTWRIGHT_FREE_DELIVERY_OVER ?? shop.freeDeliveryOver;
  if (freeDeliveryOver) config.freeDeliveryOver = freeDeliveryOver;
  const country = environment.CARTWRIGHT_COUNTRY ?? shop.country;
  if (country) config.country = country;
  if (environment.CARTWRIGHT_COUNTRIES) config.countries = environment.CARTWRIGHT_COUNTRIES;
  config.name = environment.CARTWRIGHT_STORE_NAME ?? shop.name;
  return config;
}

/** A hosted page of the local platform; the public API host has none. */
function ownPage(host: string, name: string): string | undefined {
  return new URL(host).hostname.endsWith("wixapis.com") ? undefined : `${host.replace(/\/+$/, "")}/pages/${name}`;
}

/** A handler that sends the configuration as JSON. */
export function answerConfig(environment: NodeJS.ProcessEnv): Listener {
  return (_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    const body = JSON.stringify(configFromEnvironment(environment));
    response.setHeader("Content-Length", Buffer.byteLength(body));
    response.end(body);
  };
}

/** A Vite plugin: the development server answers `/config.json` from the environment. */
export function serveConfig(): Plugin {
  return {
    name: "cartwright:serve-config",
    configureServer: (server) => {
      server.middlewares.use("/config.json", answerConfig(process.env));
    },
  };
}
