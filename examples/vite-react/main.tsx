/** A shop in React: products, and a cart that is the same in every tab. */
import { cookieStorage, createClient, currentCart, OAuthStrategy, products } from "@cartwright/sdk";
import { Cart, CartwrightProvider, LineItem, Price, Quantity, useCart } from "@cartwright/sdk/react";
import { StrictMode, Suspense, use } from "react";
import { createRoot } from "react-dom/client";

/** The platform's own catalog, as carts name it. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

const client = createClient({
  modules: { currentCart, products },
  auth: OAuthStrategy({ clientId: import.meta.env.VITE_CARTWRIGHT_CLIENT_ID, tokenStorage: cookieStorage() }),
  host: import.meta.env.VITE_CARTWRIGHT_HOST,
});
const found = client.products.queryProducts().limit(12).find();

function Products() {
  const { items } = use(found);
  const { add } = useCart();
  return (
    <ul aria-label="Products">
      {items.map(({ _id, name = "" }) => (
        <li key={_id}>
          <button
            onClick={() => {
              const catalogReference = { appId: CATALOG, catalogItemId: _id };
              void add([{ catalogReference, quantity: 1, preview: { name } }]);
            }}
          >
            Add {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function CartSummary() {
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

/** The cart of the package's unstyled parts. */
function CartLines() {
  return (
    <Cart aria-label="Lines">
      {(line) => (
        <LineItem line={line}>
          {({ remove }) => (
            <>
              {line.name} <Quantity label={`Quantity of ${line.name}`} /> <Price />{" "}
              <button onClick={remove}>Remove {line.name}</button>
            </>
          )}
        </LineItem>
      )}
    </Cart>
  );
}

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <StrictMode>
    <CartwrightProvider client={client}>
      <h1>A shop in React</h1>
      <CartSummary />
      <CartLines />
      <Suspense fallback={<p>One moment…</p>}>
        <Products />
      </Suspense>
    </CartwrightProvider>
  </StrictMode>,
);
