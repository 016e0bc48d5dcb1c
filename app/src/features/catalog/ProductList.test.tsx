import { act, screen, within } from "@testing-library/react";
import { Link } from "../../lib/router";
import { afterEach, expect, it, vi } from "vitest";
import { shopCode } from "../../lib/shopCode";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { product } from "../../test/fakeCatalog";
import { ProductList } from "./ProductList";

interface Query {
  text?: string;
  sort: string;
  offset: number;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** A list of 30 products, each named after its query. */
function showList() {
  const products = vi.fn(({ text = "all", sort, offset }: Query) => {
    const shown = Array.from({ length: Math.min(24, 30 - offset) }, (_, index) => {
      const id = `${text}-${sort}-${offset + index}`;
      return { ...product(id, { name: id }), images: [], swatches: [] };
    });
    return Promise.resolve({ products: shown, total: 30, more: offset === 0 });
  });
  const catalog = {
    products,
    supports: () => false,
    collections: () => Promise.resolve([]),
    facets: () => Promise.resolve({ brands: [], ribbons: [], options: [] }),
    productGroups: () => Promise.resolve([]),
  };
  vi.spyOn(shopCode, "again").mockResolvedValue({ catalogOf: () => Promise.resolve(catalog) } as never);
  const list = (
    <>
      <Link to="/?q=jug">Jugs</Link>
      <ProductList />
    </>
  );
  return { ...renderStore(list, fakeClient(null)), products };
}

const first = (name: string) => screen.findByRole("link", { name });

it("the list follows the URL through links and Back, with all loaded pages", async () => {
  const { user, history, products } = showList();
  expect(await first("all-featured-0")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await first("all-featured-24")).toBeVisible();
  expect(history.visit().location.search).toBe("?page=2");

  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name, A to Z");
  expect(await first("all-name-0")).toBeVisible();
  expect(history.visit().location.search).toBe("?sort=name");
  await user.click(screen.getByRole("link", { name: "Jugs" }));
  expect(await first("jug-featured-0")).toBeVisible();

  products.mockClear();
  act(() => {
    history.go(-3);
  });
  expect(await first("all-featured-0")).toBeVisible();
  expect(await first("all-featured-24")).toBeVisible();
  expect(products).not.toHaveBeenCalled();
});

it("the list shows loading and errors with a retry", async () => {
  const { user, products } = showList();
  expect(await first("all-featured-0")).toBeVisible();
  products.mockRejectedValueOnce(new Error("away"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest");
  expect(await screen.findByText("These products could not be loaded")).toBeVisible();
  expect(screen.queryByRole("link", { name: "all-featured-0" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await first("all-newest-0")).toBeVisible();
  expect(screen.queryByText("These products could not be loaded")).not.toBeInTheDocument();
});

it("a refused search shows what to change and offers no retry", async () => {
  const { user, history, products } = showList();
  expect(await first("all-featured-0")).toBeVisible();
  const violations = [{ field: "search.search.expression", description: "is wrong", violatedRule: "FORMAT" }];
  const refusal = { kind: "validation", status: 400, isPlatform: true, violations };
  products.mockRejectedValueOnce(Object.assign(new Error("Bad request"), refusal));
  act(() => {
    history.navigate("/?q=jug&stock=in");
  });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("These products could not be loaded");
  expect(alert).toHaveTextContent("This does not have the right form. Change the search or the filters.");
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole("button", { name: "Clear filters" }));
  expect(await first("jug-featured-0")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
