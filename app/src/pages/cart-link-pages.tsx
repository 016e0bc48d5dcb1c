/** Links that fill the cart: both ask first, and neither is indexed by search engines. */
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { AddLink as Add, DiscountLink as Discount } from "../features/cart/links";
import { PageMeta } from "../lib/PageMeta";

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="shell pt-10 lg:pt-14">
      <PageMeta title={t`Your cart`} />
      <meta name="robots" content="noindex" />
      <div className="max-w-2xl">{children}</div>
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
