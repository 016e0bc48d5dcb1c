"use client";

/** What the visitor's browser does: a cart of one's own. */
import { cookieStorage, createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { CartwrightProvider, useCart } from "@cartwright/sdk/react";
import { useState } from "react";

/** The platform's own catalog, as carts name it. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

interface Props {
  readonly config: { readonly clientId: string; readonly host: string };
  readonly products: readonly { readonly id: string; readonly name: string }[];
}

export function Shop({ config: { clientId, host }, products }: Props) {
  const [client] = useState(() =>
    createClient({
      modules: { currentCart },
      auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }),
      host,
    }),
  );
  return (
    <CartwrightProvider client={client}>
      <Cart />
      <ul aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            <Add {...product} />
          </li>
        ))}
      </ul>
    </CartwrightProvider>
  );
}

/** A form that the server takes as long as there is no script: see `cart/lines/route.ts`. */
function Add({ id, name }: Props["products"][number]) {
  const { add } = useCart();
  const catalogReference = { appId: CATALOG, catalogItemId: id };
  return (
    <form
      method="post"
      action="/cart/lines"
      onSubmit={(event) => {
        event.preventDefault();
        void add([{ catalogReference, quantity: 1, preview: { name } }]);
      }}
    >
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="catalogItemId" value={id} />
      <button>Add {name}</button>
    </form>
  );
}

function Cart() {
  const { cart, failedChanges } = useCart();
  if (cart === undefined) return <p role="status">One moment…</p>;
  const lines = cart?.lines.map(({ quantity, name }) => `${quantity} × ${name}`) ?? [];
  return (
    <>
      <p role="status">{lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty."}</p>
      {failedChanges.length > 0 && (
        <p role="alert">{failedChanges.map(({ name }) => name).join(", ")}: not to be had.</p>
      )}
    </>
  );
}
