import { basePath, language } from "../../../lib/language";
import { currentTheme } from "../../../lib/useTheme";
import type { Shop } from "../../../lib/useShop";

interface Options {
  /** The return path of a cancelled checkout. */
  cancelPath: string;
  signal?: AbortSignal;
}

/** Redirects to the platform's checkout page. */
export async function openCheckout(shop: Shop, checkoutId: string, { cancelPath, signal }: Options): Promise<void> {
  const store = window.location.origin + basePath;
  const theme = currentTheme();
  const { redirectSession } = await shop.call(({ redirects }) =>
    redirects.createRedirectSession(
      {
        ecomCheckout: { checkoutId },
        // Passes the store's language and theme on: the checkout would take the browser's.
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
