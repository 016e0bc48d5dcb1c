import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** The texts come in three catalogs, each loaded with the pages that need it: `TextPart` in `src/lib/texts.ts`. */
const ACCOUNT = [
  "src/features/account/{member,settings,signin}/**",
  "src/features/cart/links/**",
  "src/features/orders/**",
];
const CART = ["src/features/cart/*.ts*"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "de", "ar"],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: "src/locales/{locale}/cart", include: CART },
    { path: "src/locales/{locale}/account", include: ACCOUNT },
    { path: "src/locales/{locale}/shop", include: ["src"], exclude: [...CART, ...ACCOUNT] },
  ],
});
