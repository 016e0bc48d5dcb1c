import { t } from "@lingui/core/macro";
import { Outlet } from "../../lib/router";
import { SignedOutNotice, usePlatformLogin } from "../account";
import { CartDrawer, CartDrawerProvider } from "../cart/drawer";
import { QuickAddProvider } from "../product";
import { ConnectionBanner } from "./ConnectionBanner";
import { useContentFocus } from "../../ui";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { useScrollRestoration } from "./useScrollRestoration";

/** The header, the footer and the notices around every page. */
export function Layout() {
  useScrollRestoration();
  usePlatformLogin();
  useContentFocus("content");
  return (
    <CartDrawerProvider>
      <QuickAddProvider>
        <a
          href="#content"
          className="absolute start-4 top-2 z-10 -translate-y-24 rounded-sm bg-brand px-5 py-3 font-medium text-on-brand focus-visible:translate-y-0"
        >
          {t`Skip to content`}
        </a>
        <ConnectionBanner />
        <SignedOutNotice />
        <Header />
        <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
          <Outlet />
        </main>
        <Footer />
        <CartDrawer />
      </QuickAddProvider>
    </CartDrawerProvider>
  );
}
