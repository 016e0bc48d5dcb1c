import { Outlet } from "react-router";
import { SignedOutNotice } from "../account";
import { CartDrawer, CartDrawerProvider } from "../cart-drawer";
import { ConnectionBanner } from "../connection";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { shellMessages as t } from "./messages";
import { useScrollRestoration } from "./useScrollRestoration";

/** What every page has around it. */
export function Layout() {
  useScrollRestoration();
  return (
    <CartDrawerProvider>
      <a
        href="#content"
        className="absolute start-4 top-2 z-10 -translate-y-24 rounded-sm bg-brand px-5 py-3 font-medium text-on-brand focus-visible:translate-y-0"
      >
        {t.skip}
      </a>
      <ConnectionBanner />
      <SignedOutNotice />
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <Footer />
      <CartDrawer />
    </CartDrawerProvider>
  );
}
