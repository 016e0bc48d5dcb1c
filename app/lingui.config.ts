import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { createSwcExtractor } from "@lingui/native-tools";

/** The texts come in four catalogs, each loaded with the pages that need it: `TextPart` in `src/lib/texts.ts`. */
const ACCOUNT = [
  "src/features/account/{member,settings,signin}/**",
  "src/features/cart/links/**",
  "src/features/orders/**",
];
const CART = ["src/features/cart/*.ts*"];

const CONSOLE = ["src/console/**", "src/pages/owner.tsx"];
/** Files of the account's catalog that the console shows, too. */
const SHOWN_BY_CONSOLE = ["src/features/orders/{OrderLines,OrderTotals}.tsx"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "de", "ar"],
  format: formatter({ lineNumbers: false }),
  extractors: [createSwcExtractor()],
  catalogs: [
    { path: "src/locales/{locale}/cart", include: CART },
    { path: "src/locales/{locale}/account", include: ACCOUNT },
    { path: "src/locales/{locale}/console", include: [...CONSOLE, ...SHOWN_BY_CONSOLE] },
    { path: "src/locales/{locale}/shop", include: ["src"], exclude: [...CART, ...ACCOUNT, ...CONSOLE] },
  ],
});
