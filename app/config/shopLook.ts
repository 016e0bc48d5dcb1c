import type { Plugin } from "vite";
import { type Shop, shop } from "./shop.ts";

const STYLES = "virtual:shop.css";
const ICON = "favicon.svg";

/** The CSS custom properties of the shop's colours. */
export function stylesOf({ colors }: Pick<Shop, "colors">): string {
  const lines = Object.entries(colors).map(
    ([name, [day = "", night = ""]]) => `--${name}: light-dark(${day}, ${night});`,
  );
  return `:root { ${lines.join(" ")} }`;
}

/** The favicon: the logo in white on the shop's colour. */
export function iconOf({ colors, mark }: Pick<Shop, "colors" | "mark">): string {
  const ground = colors.brand?.[0] ?? "#000000";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>` +
    `<path transform="translate(4 3.5) scale(.75)" d="${mark}" fill="none" stroke="#ffffff" stroke-width="2.6" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A Vite plugin that applies `shop.json` to the built store: colours, icon, name and languages. */
export function shopLook(): Plugin {
  let isForServer = false;
  return {
    name: "cartwright:shop-look",
    configResolved: ({ build }) => {
      isForServer = Boolean(build.ssr);
    },
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    load: (id) => (id === `\0${STYLES}` ? stylesOf(shop) : undefined),
    transformIndexHtml: (html) =>
      html
        .replace("%SHOP_NAME%", escaped(shop.name))
        .replace("%SHOP_LANGUAGES%", shop.languages.filter((tag) => tag !== "en").join(" ")),
    configureServer: (server) => {
      server.middlewares.use(`/${ICON}`, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(iconOf(shop));
      });
    },
    generateBundle() {
      if (!isForServer) this.emitFile({ type: "asset", fileName: ICON, source: iconOf(shop) });
    },
  };
}
