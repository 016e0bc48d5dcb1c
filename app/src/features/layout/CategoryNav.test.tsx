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

/** A client of a shop with these categories, of catalog v3. */
function shop() {
  const queryCategories = () => Promise.resolve({ categories: CATEGORIES });
  return { ...fakeClient(null), productsV3: {}, brandsV3: {}, customizationsV3: {}, categories: { queryCategories } };
}

it("opens a panel by its button, and closes it on Escape, with the focus back on the button", async () => {
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

it("closes a panel that the pointer opened on Escape, and leaves the focus where it is", async () => {
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

it("closes the panel when a link of it is followed, or the focus leaves the menu", async () => {
  const { user, router } = renderStore(
    <>
      <CategoryNav />
      <button type="button">After</button>
    </>,
    shop(),
  );
  const toggle = await screen.findByRole("button", { name: "Categories in The Table" });
  await user.click(toggle);
  await user.click(screen.getByRole("link", { name: "Mugs" }));
  expect(router.state.location.pathname).toBe("/collections/mugs");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await user.click(toggle);
  screen.getByRole("button", { name: "After" }).focus();
  await waitFor(() => {
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});

it("keeps a panel that was opened by a click when the pointer leaves, and closes one that the pointer opened later", async () => {
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

  // A pointer that passes opens nothing.
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
