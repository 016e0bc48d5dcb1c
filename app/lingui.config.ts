import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { createSwcExtractor } from "@lingui/native-tools";

/** The texts come in catalogs, each loaded with the pages that need it: `TextPart` in `src/lib/textPart.ts`. */
const ACCOUNT = [
  "src/features/account/{member,settings,signin}/**",
  "src/features/orders/**",
  "src/pages/{account,member,order-pages,thank-you}.tsx",
  "src/ui/form/**",
];
const CART = ["src/features/cart/{*,links/*}.ts*"];

const LIST = [
  "src/features/catalog/{ClearFilters,FacetGroup,FilterChips,FilterDrawer,FilterPanel,NothingFound}.tsx",
  "src/features/catalog/{PageLinks,PriceFilter,ProductList}.tsx",
  "src/features/saved/{Comparison,GoneNotice,Wishlist}.tsx",
  "src/pages/{brand,collection,compare,search,wishlist}.tsx",
];
/** The product page, and the dialog that adds a product of a list to the cart. */
const PRODUCT = [
  "src/features/product/{BuyBox,BuyNowButton,Film,Gallery,GroupPicker,ModifierFields,MoreProducts,PlanPicker}.tsx",
  "src/features/product/{ProductStory,ProductView,QuickAddBody,ShareButton,VariantPicker,Zoom}.tsx",
  "src/pages/product.tsx",
];

const CONSOLE = ["src/console/**", "src/pages/owner.tsx"];
/** Files of the account's catalog that the console shows, too. */
const SHOWN_BY_CONSOLE = ["src/features/orders/{OrderLines,OrderTotals}.tsx", "src/ui/form/**"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "de", "ar"],
  format: formatter({ lineNumbers: false }),
  extractors: [createSwcExtractor()],
  catalogs: [
    { path: "src/locales/{locale}/cart", include: CART },
    { path: "src/locales/{locale}/account", include: ACCOUNT },
    { path: "src/locales/{locale}/list", include: LIST },
    { path: "src/locales/{locale}/product", include: PRODUCT },
    { path: "src/locales/{locale}/console", include: [...CONSOLE, ...SHOWN_BY_CONSOLE] },
    {
      path: "src/locales/{locale}/shop",
      include: ["src"],
      exclude: [...CART, ...ACCOUNT, ...LIST, ...PRODUCT, ...CONSOLE],
    },
  ],
});
