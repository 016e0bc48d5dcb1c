import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { matching } from "./commands";
import { PaletteButton } from ".";

function show(version = "V3_CATALOG") {
  const client = {
    catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion: version }) },
    products: { queryProducts: () => Promise.resolve({ products: [{ _id: "older", name: "Older mug" }] }) },
    productsV3: { searchProducts: vi.fn(() => Promise.resolve({ products: [{ _id: "mug", name: "Harbour Mug" }] })) },
    orders: { searchOrders: vi.fn(() => Promise.reject(new Error("down"))) },
    members: {
      queryMembers: vi.fn(() => Promise.resolve({ members: [{ _id: "m", profile: { nickname: "Harriet" } }] })),
    },
  };
  const onSignOut = vi.fn();
  const screens = (
    <>
      <p>The first screen</p>
      <PaletteButton onSignOut={onSignOut} />
    </>
  );
  return { client, onSignOut, ...renderConsole("/owner/*", "/owner", screens, client) };
}

it("commands match by word prefixes, ignoring accents", () => {
  const commands = ["Orders to fulfil", "Zubehör", "Stock"].map((label) => ({ id: label, label }));
  expect(matching(commands, "ful ord").map(({ id }) => id)).toEqual(["Orders to fulfil"]);
  expect(matching(commands, "zubehor").map(({ id }) => id)).toEqual(["Zubehör"]);
  expect(matching(commands, "ock")).toEqual([]);
  expect(matching(commands, " ")).toHaveLength(3);
});

it("the palette opens by shortcut, leads to a screen by keyboard and closes by Escape", async () => {
  const { user, history } = show();
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search and go to" });
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  await user.keyboard("memb");
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "Members",
    "Members to approve",
    "Reported members",
    "Deleted members",
    "Memberships",
  ]);
  await user.keyboard("{ArrowDown}");
  expect(options[1]).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveAttribute("aria-activedescendant", options[1]?.id);
  await user.keyboard("{Enter}");
  expect(history.visit().location.pathname + history.visit().location.search).toBe("/owner/members?status=PENDING");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

it("the palette can reopen before its close event arrives", async () => {
  const { user } = show();
  await user.keyboard("{Control>}k{/Control}");
  const dialog = (await screen.findByRole("combobox")).closest("dialog");
  // As in browsers: Escape closes the dialog at once, and the event follows in a task of its own.
  const late = vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
  });
  act(() => {
    if (dialog) fireEvent(dialog, new Event("cancel", { cancelable: true }));
    dialog?.removeAttribute("open");
  });
  await user.keyboard("{Control>}k{/Control}");
  late.mockRestore();
  act(() => {
    if (dialog) fireEvent(dialog, new Event("close"));
  });
  expect(screen.getByRole("combobox")).toBeInTheDocument();
});

it("the palette searches products, orders and members and reports failed searches", async () => {
  const { user, client, history } = show();
  await user.click(screen.getByRole("button", { name: /^Search and go to/ }));
  await user.type(await screen.findByRole("combobox"), "har");
  const members = await screen.findByRole("group", { name: "Members" });
  expect(within(members).getByRole("option", { name: /Harriet/ })).toBeInTheDocument();
  expect(screen.getByText(/Not everything could be searched/)).toBeInTheDocument();
  expect(client.productsV3.searchProducts).toHaveBeenCalledTimes(1);
  await user.keyboard("{Enter}");
  expect(history.visit().location.pathname).toBe("/owner/products/mug");
});

it("the palette finds products of a V1 site and marks unsupported screens", async () => {
  const { user } = show("V1_CATALOG");
  await user.click(screen.getByRole("button", { name: /^Search and go to/ }));
  await user.type(await screen.findByRole("combobox"), "har");
  expect(await screen.findByRole("option", { name: /Older mug/ })).toBeInTheDocument();
  await user.clear(screen.getByRole("combobox"));
  expect(screen.getByRole("option", { name: /^Brands.*no shared lists/ })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Products" })).toBeInTheDocument();
});

it("the palette signs the owner out", async () => {
  const { user, onSignOut } = show();
  await user.click(screen.getByRole("button", { name: /^Search and go to/ }));
  await user.type(await screen.findByRole("combobox"), "sign{Enter}");
  expect(onSignOut).toHaveBeenCalledTimes(1);
});
