import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";

type Middlewares = { use(path: string, handle: (request: IncomingMessage, response: ServerResponse) => void): unknown };

/** The store's configuration as its server's environment gives it. */
export function configFromEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  const config: Record<string, string> = {};
  if (environment.CARTWRIGHT_CLIENT_ID) config.clientId = environment.CARTWRIGHT_CLIENT_ID;
  config.host = environment.CARTWRIGHT_HOST ?? "http://localhost:4400";
  const captchaPage = environment.CARTWRIGHT_CAPTCHA_PAGE ?? ownPage(config.host, "captcha");
  if (captchaPage) config.captchaPage = captchaPage;
  const securityPage = environment.CARTWRIGHT_SECURITY_PAGE ?? ownPage(config.host, "security");
  if (securityPage) config.securityPage = securityPage;
  if (environment.CARTWRIGHT_CART_VERSION) config.cartVersion = environment.CARTWRIGHT_CART_VERSION;
  config.name = environment.CARTWRIGHT_STORE_NAME ?? "Hearth & Field";
  return config;
}

/** A page that this repository's platform has; the public API host has no pages. */
function ownPage(host: string, name: string): string | undefined {
  return new URL(host).hostname.endsWith("wixapis.com") ? undefined : `${host.replace(/\/+$/, "")}/pages/${name}`;
}

/** Answers `/config.json` from the environment, so that one build runs against any shop. */
export function serveConfig(): Plugin {
  const serve = (middlewares: Middlewares) => {
    middlewares.use("/config.json", (_request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(JSON.stringify(configFromEnvironment(process.env)));
    });
  };
  return {
    name: "cartwright:serve-config",
    configureServer: (server) => {
      serve(server.middlewares);
    },
    configurePreviewServer: (server) => {
      serve(server.middlewares);
    },
  };
}
