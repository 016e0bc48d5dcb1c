import { basePath, language } from "../../../lib/language";
import { currentTheme } from "../../../lib/useTheme";
import type { Shop } from "../../../lib/useShop";

interface Options {
  /** The path of the page that a cancelled checkout leads back to. */
  cancelPath: string;
  signal?: AbortSignal;
}

/** Leaves for the platform's checkout page of a checkout. */
export async function openCheckout(shop: Shop, checkoutId: string, { cancelPath, signal }: Options): Promise<void> {
  const store = window.location.origin + basePath;
  const theme = currentTheme();
  const { redirectSession } = await shop.call(({ redirects }) =>
    redirects.createRedirectSession(
      {
        ecomCheckout: { checkoutId },
        // The checkout has the language and the theme of the store, rather than the browser's.
        preferences: { additionalQueryParameters: { lang: language, ...(theme !== "system" && { theme }) } },
        callbacks: {
          postFlowUrl: `${store}/`,
          thankYouPageUrl: `${store}/thank-you`,
          cartPageUrl: store + cancelPath,
        },
      },
      signal && { signal },
    ),
  );
  if (signal?.aborted) return;
  if (!redirectSession.fullUrl) throw new Error("The redirect session has no address");
  window.location.assign(redirectSession.fullUrl);
}
