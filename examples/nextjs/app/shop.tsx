"use client";

/** The shop in the browser: the cart of the session that the server's middleware created. */
import { type catalogView, STORES_APP_ID } from "@cartwright/sdk";
import { lazyClient } from "@cartwright/sdk/lazy";
import { CartwrightProvider, useCart, useCartActions, VariantPicker } from "@cartwright/sdk/react";
import { type ReactNode, useState } from "react";

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Config {
  readonly clientId: string;
  readonly host: string;
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly hasChoices: boolean;
}

function Provider({ config, children }: { config: Config; children: ReactNode }) {
  const [client] = useState(() => lazyClient(config, () => import("../lib/visitor")));
  return <CartwrightProvider client={client}>{children}</CartwrightProvider>;
}

export function Shop({ config, products }: { config: Config; products: readonly Item[] }) {
  return (
    <Provider config={config}>
      <Cart />
      <ul aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            {product.hasChoices ? (
              <a href={`/products/${product.slug}`}>Choose {product.name}</a>
            ) : (
              <Add {...product} />
            )}
          </li>
        ))}
      </ul>
    </Provider>
  );
}

/** A form that the server handles while no script runs: see `cart/lines/route.ts`. */
function Add({ id, name }: Item) {
  const { add } = useCartActions();
  const [refusal, setRefusal] = useState<string>();
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: id };
  return (
    <form
      method="post"
      action="/cart/lines"
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(undefined);
        add([{ catalogReference, quantity: 1, preview: { name } }]).catch((error: unknown) =>
          setRefusal(textOf(error)),
        );
      }}
    >
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="catalogItemId" value={id} />
      <button>Add {name}</button>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </form>
  );
}

/** The options of a product. The server adds the variant that they identify. */
export function Choose({
  config,
  product,
  addOnServer,
}: {
  config: Config;
  product: catalogView.ProductView;
  addOnServer: (catalogItemId: string, variantId: string) => Promise<number>;
}) {
  const [value, setValue] = useState<Readonly<Record<string, string>>>({});
  const [variant, setVariant] = useState<catalogView.ProductVariant>();
  const [said, setSaid] = useState<string>();
  return (
    <Provider config={config}>
      <VariantPicker
        product={product}
        value={value}
        onValue={(choices, chosen) => {
          setValue(choices);
          setVariant(chosen);
        }}
      />
      <button
        disabled={!variant}
        onClick={() => {
          if (!variant) return;
          addOnServer(product.id, variant.id).then(
            (count) => setSaid(`Lines in your cart: ${count}`),
            (error: unknown) => setSaid(textOf(error)),
          );
        }}
      >
        Add {product.name}
      </button>
      {said !== undefined && <p role="status">{said}</p>}
    </Provider>
  );
}

function Cart() {
  const { cart } = useCart();
  if (cart === undefined) return <p role="status">One moment…</p>;
  const lines = cart?.lines.map(({ quantity, name }) => `${quantity} × ${name}`) ?? [];
  return <p role="status">{lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty."}</p>;
}
