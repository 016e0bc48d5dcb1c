import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type FilePlatform, platformOfFile } from "../test/onPlatform";
import { PaletteButton } from ".";

const site = platformOfFile();
const old = platformOfFile({ catalog: "v1" });

function show(of: FilePlatform = site, onSignOut: () => void = () => undefined) {
  const screens = (
    <>
      <p>The first screen</p>
      <PaletteButton onSignOut={onSignOut} />
    </>
  );
  return of.show("/owner/*", "/owner", screens);
}

/** Opens the palette by its button, and types. */
async function searched(text: string, of?: FilePlatform, onSignOut?: () => void) {
  const shown = show(of, onSignOut);
  await shown.user.click(screen.getByRole("button", { name: /^Search or go to/ }));
  await shown.user.type(await screen.findByRole("combobox"), text);
  return shown;
}

it("the palette opens by shortcut, leads to a screen by keyboard and closes by Escape", async () => {
  const { user, history } = show();
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search or go to" });
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
  await site.client.members.createMember({
    member: { loginEmail: "harriet@example.com", profile: { nickname: "Harbour Harriet" } },
  });
  // Each pause of the typing may search.
  for (let count = 0; count < 12; count += 1) site.refuse(/\/orders\/search$/);
  const { user, history } = await searched("harbour");
  const members = await screen.findByRole("group", { name: "Members" });
  expect(within(members).getByRole("option", { name: /Harriet/ })).toBeInTheDocument();
  expect(await screen.findByText(/Not everything could be searched/)).toBeInTheDocument();
  await user.click(await screen.findByRole("option", { name: /Harbour Mug/ }));
  const { items } = await site.client.productsV3.queryProducts().eq("slug", "harbour-mug").find();
  expect(history.visit().location.pathname).toBe(`/owner/products/${items[0]?._id}`);
});

it("the palette finds products of a V1 site and marks unsupported screens", async () => {
  const { user } = await searched("harbour", old);
  expect(await screen.findByRole("option", { name: /Harbour Mug/ })).toBeInTheDocument();
  await user.clear(screen.getByRole("combobox"));
  expect(screen.getByRole("option", { name: /^Brands.*no shared lists/ })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Products" })).toBeInTheDocument();
});

it("the palette signs the owner out", async () => {
  let isOut = false;
  await searched("sign{Enter}", site, () => {
    isOut = true;
  });
  expect(isOut).toBe(true);
});
