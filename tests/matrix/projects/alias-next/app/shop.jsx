"use client";

import { currentCartV2 } from "@wix/ecom";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { productsV3 } from "@wix/stores";
import { useEffect } from "react";
import { openShop, shopOf } from "../shop.js";

export function Shop({ clientId, host }) {
  useEffect(() => {
    const auth = OAuthStrategy({ clientId });
    void openShop(shopOf(createClient({ modules: { currentCartV2, productsV3 }, auth, host })));
  }, [clientId, host]);
  return (
    <>
      <p role="status">One moment…</p>
      <ul aria-label="Products" />
    </>
  );
}
