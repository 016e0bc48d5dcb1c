/** Links that suggest something for the cart: both ask first, and neither is for search engines. */
import type { ReactNode } from "react";
import { AddLink as Add, DiscountLink as Discount } from "../features/cart-links";
import { cartDrawerMessages } from "../features/cart-drawer";
import { PageMeta } from "../lib/PageMeta";

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={cartDrawerMessages.title} />
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-2xl">{children}</div>
    </div>
  );
}

export function AddLink() {
  return (
    <Page>
      <Add />
    </Page>
  );
}

export function DiscountLink() {
  return (
    <Page>
      <Discount />
    </Page>
  );
}
