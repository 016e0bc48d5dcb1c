/** A shop in React: products with their options, and a cart shared by all tabs. */
import { catalogOf, type catalogView, STORES_APP_ID } from "@cartwright/sdk";
import { lazyClient } from "@cartwright/sdk/lazy";
import {
  Cart,
  CartwrightProvider,
  LineItem,
  Price,
  Quantity,
  useCart,
  useCartActions,
  VariantPicker,
} from "@cartwright/sdk/react";
import { Component, type ReactNode, StrictMode, Suspense, use, useState } from "react";
import { createRoot } from "react-dom/client";

const { VITE_CARTWRIGHT_CLIENT_ID: clientId, VITE_CARTWRIGHT_HOST: host } = import.meta.env;
const client = lazyClient({ clientId, ...(host && { host }) }, () => import("./shop"));
const catalog = catalogOf(client);
const found = catalog.then((shop) => shop.products({ limit: 12 }));

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function AddButton({
  product: { id, name },
  variantId,
}: {
  product: { id: string; name: string };
  variantId?: string;
}) {
  const { add } = useCartActions();
  const [refusal, setRefusal] = useState<string>();
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: id, ...(variantId && { options: { variantId } }) };
  return (
    <>
      <button
        onClick={() => {
          setRefusal(undefined);
          add([{ catalogReference, quantity: 1, preview: { name } }]).catch((error: unknown) => {
            setRefusal(textOf(error));
          });
        }}
      >
        Add {name}
      </button>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </>
  );
}

function Choices({ loading }: { loading: Promise<catalogView.ProductView | null> }) {
  const product = use(loading);
  const [value, setValue] = useState<Readonly<Record<string, string>>>({});
  const [variant, setVariant] = useState<catalogView.ProductVariant>();
  if (!product) return <p role="alert">This product is no longer sold.</p>;
  return (
    <>
      <VariantPicker
        product={product}
        value={value}
        onValue={(choices, chosen) => {
          setValue(choices);
          setVariant(chosen);
        }}
      />
      {variant && <AddButton product={product} variantId={variant.id} />}
    </>
  );
}

function Product({ product }: { product: catalogView.ProductSummary }) {
  const [loading, setLoading] = useState<Promise<catalogView.ProductView | null>>();
  if (!product.hasChoices) return <AddButton product={product} />;
  return (
    <>
      <button
        onClick={() => {
          setLoading(catalog.then((shop) => shop.productById(product.id)));
        }}
      >
        Choose {product.name}
      </button>
      <Suspense fallback={<p>One moment…</p>}>{loading && <Choices loading={loading} />}</Suspense>
    </>
  );
}

function Products() {
  return (
    <ul aria-label="Products">
      {use(found).products.map((product) => (
        <li key={product.id}>
          <Product product={product} />
        </li>
      ))}
    </ul>
  );
}

function CartSummary() {
  const { cart } = useCart();
  if (cart === undefined) return <p role="status">One moment…</p>;
  const lines = cart?.lines.map(({ quantity, name }) => `${quantity} × ${name}`) ?? [];
  return <p role="status">{lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty."}</p>;
}

/** The cart, from the package's unstyled components. */
function CartLines() {
  return (
    <Cart aria-label="Lines">
      {(line) => (
        <LineItem line={line}>
          {({ error, remove }) => (
            <>
              {line.name} <Quantity label={`Quantity of ${line.name}`} /> <Price />{" "}
              <button onClick={remove}>Remove {line.name}</button>
              {error !== undefined && <p role="alert">{textOf(error)}</p>}
            </>
          )}
        </LineItem>
      )}
    </Cart>
  );
}

/** Shows an error instead of a blank page, for a wrong client id or an unreachable platform. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <StrictMode>
    <CartwrightProvider client={client}>
      <h1>A shop in React</h1>
      <ErrorBoundary>
        <CartSummary />
        <CartLines />
        <Suspense fallback={<p>One moment…</p>}>
          <Products />
        </Suspense>
      </ErrorBoundary>
    </CartwrightProvider>
  </StrictMode>,
);
