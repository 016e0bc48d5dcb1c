import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { CategoryNav } from "./CategoryNav";

const CATEGORIES = [
  { _id: "table", slug: "the-table", name: "The Table" },
  { _id: "mugs", slug: "mugs", name: "Mugs", parentCategory: { _id: "table" } },
  { _id: "wear", slug: "to-wear", name: "To Wear" },
];

/** A client of a shop with these categories, on catalog V3. */
function shop() {
  const queryCategories = () => Promise.resolve({ categories: CATEGORIES });
  return { ...fakeClient(null), productsV3: {}, brandsV3: {}, customizationsV3: {}, categories: { queryCategories } };
}

it("a category panel opens by its button, and Escape closes it and returns the focus", async () => {
  const { user } = renderStore(<CategoryNav />, shop());
  const toggle = await screen.findByRole("button", { name: "Categories in The Table" });
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.tab();
  expect(screen.getByRole("link", { name: "Mugs" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(toggle).toHaveFocus();
});

it("Escape closes a panel opened by hover and leaves the focus alone", async () => {
  const { user } = renderStore(
    <>
      <CategoryNav />
      <input aria-label="Search" />
    </>,
    shop(),
  );
  const toggle = await screen.findByRole("button", { name: "Categories in The Table" });
  await user.click(screen.getByRole("textbox"));
  await user.hover(screen.getByRole("link", { name: "The Table" }));
  await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"));
  await user.keyboard("{Escape}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("textbox")).toHaveFocus();
});

it("a category panel closes when its link is followed or the focus leaves", async () => {
  const { user, history } = renderStore(
    <>
      <CategoryNav />
      <button type="button">After</button>
    </>,
    shop(),
  );
  const toggle = await screen.findByRole("button", { name: "Categories in The Table" });
  await user.click(toggle);
  await user.click(screen.getByRole("link", { name: "Mugs" }));
  expect(history.visit().location.pathname).toBe("/collections/mugs");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  screen.getByRole("button", { name: "After" }).focus();
  await waitFor(() => {
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});

it("a panel opened by click stays when the pointer leaves, and one opened by hover closes", async () => {
  renderStore(<CategoryNav />, shop());
  const toggle = await screen.findByRole("button", { name: "Categories in The Table" });
  const nav = screen.getByRole("navigation");
  const isOpen = () => toggle.getAttribute("aria-expanded") === "true";
  const after = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  fireEvent.click(toggle);
  fireEvent.pointerLeave(nav);
  after(1_000);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);

  // A pointer passing by.
  const item = toggle.closest("li")!;
  fireEvent.pointerEnter(item, { pointerType: "mouse" });
  fireEvent.pointerLeave(nav);
  after(1_000);
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(item, { pointerType: "mouse" });
  after(200);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(nav);
  after(200);
  expect(isOpen()).toBe(true);
  fireEvent.pointerEnter(nav);
  after(1_000);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(nav);
  after(1_000);
  expect(isOpen()).toBe(false);
});
