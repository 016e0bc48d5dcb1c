import { NO_FILTERS } from "@cartwright/sdk/store";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/language";
import { FacetGroup } from "./FacetGroup";
import { FilterChips } from "./FilterChips";
import { FilterPanel } from "./FilterPanel";
import { PriceFilter } from "./PriceFilter";

afterEach(() => {
  setLanguage("en");
});

function show() {
  const onCommit = vi.fn();
  render(<PriceFilter min="" max="" hint={undefined} onCommit={onCommit} />);
  return { onCommit, user: userEvent.setup() };
}

it("the price filter reports an invalid price and applies it once corrected", async () => {
  const { onCommit, user } = show();
  const from = screen.getByLabelText("From");
  await user.type(from, "abc{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a price such as 12.50.");
  expect(from).toHaveAccessibleDescription("Enter a price such as 12.50.");
  expect(from).toBeInvalid();
  expect(screen.getByLabelText("To")).toBeValid();
  expect(onCommit).not.toHaveBeenCalled();
  await user.clear(from);
  await user.type(from, "12,5{Enter}");
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({ min: "12.50", max: "" });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("the price filter parses a price in the page's language", async () => {
  setLanguage("de");
  const { onCommit, user } = show();
  await user.type(screen.getByLabelText("To"), "1.000{Enter}");
  expect(onCommit).toHaveBeenCalledWith({ min: "", max: "1000" });
});

it("the choices of an option are in the order of sizes, numbers, counts and names", () => {
  const orderOf = (values: readonly { value: string; count?: number }[]) => {
    const facets = { brands: [], ribbons: [], options: [{ name: "Size", values }] };
    const parts = { state: NO_FILTERS, facets, collections: [], change: vi.fn() };
    const { unmount } = render(<FilterPanel {...parts} base={{}} sale={false} />);
    const boxes = within(screen.getByRole("group", { name: "Size" })).getAllByRole("checkbox");
    const names = boxes.map((box) => box.closest("label")?.textContent);
    unmount();
    return names;
  };
  const order = (...values: string[]) => orderOf(values.map((value) => ({ value })));
  expect(order("L", "2XL", "S", "XXS", "XL", "M")).toEqual(["XXS", "S", "M", "L", "XL", "2XL"]);
  expect(order("5 litres", "Medium", "Side", "Extra large", "Small", "10 litres", "Large")).toEqual([
    "Small",
    "Medium",
    "Large",
    "Extra large",
    "5 litres",
    "10 litres",
    "Side",
  ]);
  expect(order("100", "50", "25")).toEqual(["25", "50", "100"]);
  const colours = [
    { value: "Sage", count: 2 },
    { value: "Moss", count: 9 },
    { value: "Ash", count: 2 },
  ];
  expect(orderOf(colours).map((text) => text?.replace(/\d.*/, ""))).toEqual(["Moss", "Ash", "Sage"]);
});

it("filters from the URL are shown in the page's language", async () => {
  const colour = { name: "Farbe", key: "Colour", values: [{ value: "Moos", key: "Moss", count: 3 }] };
  const facets = { brands: [], ribbons: [{ value: "Bestseller", key: "Best seller" }], options: [colour] };
  const state = { ...NO_FILTERS, ribbons: ["Best seller"], options: { Colour: ["Moss", "Jade"] } };
  const change = vi.fn();
  const parts = { state, facets, collections: [], change };
  render(
    <>
      <FilterChips {...parts} />
      <FilterPanel {...parts} base={{}} sale={false} />
    </>,
  );
  for (const name of ["Bestseller", "Farbe: Moos", "Farbe: Jade"]) {
    expect(screen.getByRole("button", { name: `Remove filter: ${name}` })).toBeVisible();
  }
  const panel = within(screen.getByRole("group", { name: "Farbe" }));
  expect(panel.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  await userEvent.click(panel.getByRole("checkbox", { name: "Moos" }));
  expect(change).toHaveBeenCalledExactlyOnceWith({ options: { Colour: ["Jade"] } });
});

it("a facet value has its product count as a description, not in its name", () => {
  const choice = { value: "Moss", text: "Moss", count: 3, isChosen: false, change: {} };
  render(<FacetGroup title="Colour" choices={[choice]} change={vi.fn()} />);
  expect(screen.getByRole("checkbox", { name: "Moss" })).toHaveAccessibleDescription("3 products");
});
