import { screen, waitFor, within } from "@testing-library/react";
import { ApplicationError } from "@cartwright/sdk";
import { describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { changesOf, isItems, isQuantities, outcomeOf, readStock, staged } from "./quantities";
import { StockPage } from ".";

const MUG = { _id: "mug", revision: "3", quantity: 7, product: { name: "Mug", variantSku: "M-1" } };
const BOWL = { _id: "bowl", revision: "1", quantity: 0, product: { name: "Bowl", variantName: "Moss" } };

const success = (id: string, revision: string) => ({
  itemMetadata: { _id: id, success: true },
  item: { _id: id, revision },
});
const outdated = (id: string) => ({ itemMetadata: { _id: id, success: false, error: { code: "INVALID_REVISION" } } });

function show(results: object[][], items: object[] = [MUG, BOWL]) {
  const client = {
    inventoryItemsV3: {
      searchInventoryItems: vi.fn(() => Promise.resolve({ inventoryItems: items })),
      bulkUpdateInventoryItems: vi.fn((...given: [items: object[], options: object]) =>
        Promise.resolve({ results: results.shift() ?? [], given }),
      ),
      getInventoryItem: vi.fn(() => Promise.resolve({ ...MUG, revision: "9", quantity: 4 })),
    },
  };
  return { client, ...renderConsole("/owner/stock", "/owner/stock", <StockPage />, client) };
}

describe("the stock", () => {
  it("is saved in one call after a preview, and undone with the new revisions", async () => {
    const { client, user } = show([
      [success("mug", "4"), success("bowl", "2")],
      [success("mug", "5"), success("bowl", "3")],
    ]);
    const mug = await screen.findByRole("textbox", { name: "Quantity of Mug" });
    await user.clear(mug);
    await user.type(mug, "12{Enter}");
    const bowl = screen.getByRole("textbox", { name: "Quantity of Bowl, Moss" });
    expect(bowl).toHaveFocus();
    await user.keyboard("5");
    const bar = screen.getByRole("region", { name: "Unsaved changes" });
    expect(within(bar).getByText("Mug: 7 → 12")).toBeInTheDocument();
    expect(within(bar).getByText("Bowl, Moss: 0 → 5")).toBeInTheDocument();
    await user.click(within(bar).getByRole("button", { name: "Save" }));
    const sent = (mugs: [string, number], bowls: [string, number], reason: string) => [
      [
        { inventoryItem: { _id: "mug", revision: mugs[0], quantity: mugs[1] } },
        { inventoryItem: { _id: "bowl", revision: bowls[0], quantity: bowls[1] } },
      ],
      { returnEntity: true, reason },
    ];
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems.mock.calls[0]).toEqual(sent(["3", 12], ["1", 5], "MANUAL"));
    await waitFor(() => {
      expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems.mock.calls[1]).toEqual(
      sent(["4", 7], ["2", 0], "REVERT_INVENTORY_CHANGE"),
    );
  });

  it("keeps quantities typed while others are being saved", async () => {
    const { client, user } = show([[success("bowl", "2"), success("mug", "5")]]);
    const answer: { send: () => void } = { send: () => undefined };
    client.inventoryItemsV3.bulkUpdateInventoryItems.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer.send = () => {
            resolve({ results: [success("mug", "4")], given: [[], {}] });
          };
        }),
    );
    const mug = await screen.findByRole("textbox", { name: "Quantity of Mug" });
    await user.type(mug, "1");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.type(mug, "2");
    await user.type(screen.getByRole("textbox", { name: "Quantity of Bowl, Moss" }), "5");
    answer.send();
    expect(await screen.findByText("Mug: 71 → 712")).toBeInTheDocument();
    expect(screen.getByText("Bowl, Moss: 0 → 5")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [items] = client.inventoryItemsV3.bulkUpdateInventoryItems.mock.lastCall ?? [];
    expect(items).toEqual([
      { inventoryItem: { _id: "mug", revision: "4", quantity: 712 } },
      { inventoryItem: { _id: "bowl", revision: "1", quantity: 5 } },
    ]);
  });

  it("shows a conflicting quantity and saves the chosen one", async () => {
    const { client, user } = show([[outdated("mug")], [success("mug", "10")]]);
    const mug = await screen.findByRole("textbox", { name: "Quantity of Mug" });
    await user.clear(mug);
    await user.type(mug, "12");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Mug: you “12”, they “4”, before “7”")).toBeInTheDocument();
    expect(mug).toHaveValue("12");
    await user.click(screen.getByRole("button", { name: "Keep mine: Mug" }));
    expect(screen.getByText("Mug: 4 → 12")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems).toHaveBeenLastCalledWith(
      [{ inventoryItem: { _id: "mug", revision: "9", quantity: 12 } }],
      expect.anything(),
    );
  });

  it("retries a change if other fields of the variant changed", async () => {
    const { client, user } = show([[outdated("mug")], [success("mug", "10")]]);
    client.inventoryItemsV3.getInventoryItem.mockResolvedValueOnce({ ...MUG, revision: "9" });
    await user.type(await screen.findByRole("textbox", { name: "Quantity of Mug" }), "1");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("1 quantity saved.")).toBeInTheDocument();
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems).toHaveBeenLastCalledWith(
      [{ inventoryItem: { _id: "mug", revision: "9", quantity: 71 } }],
      expect.anything(),
    );
  });

  it("shows that a variant was deleted, which can only be accepted", async () => {
    const { client, user } = show([[outdated("mug")]]);
    client.inventoryItemsV3.getInventoryItem.mockRejectedValueOnce(
      new ApplicationError({ kind: "application", message: "gone", status: 404 }),
    );
    await user.type(await screen.findByRole("textbox", { name: "Quantity of Mug" }), "1");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Mug is gone.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Keep mine: Mug" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Take theirs: Mug" }));
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  it("keeps typed quantities over a reload", async () => {
    const first = show([]);
    await first.user.type(await screen.findByRole("textbox", { name: "Quantity of Bowl, Moss" }), "3");
    first.unmount();
    show([]);
    expect(await screen.findByRole("textbox", { name: "Quantity of Bowl, Moss" })).toHaveValue("3");
    expect(screen.getByRole("region", { name: "Unsaved changes" })).toBeInTheDocument();
  });
});

describe("a variant", () => {
  const TEA = { _id: "tea", revision: "2", trackQuantity: false, inStock: true, product: { name: "Tea" } };
  const sent = (wanted: object, revision: string, reason: string) => [
    [{ inventoryItem: { revision, ...wanted } }],
    { returnEntity: true, reason },
  ];

  it("without tracked stock is set out of stock, and back by Undo", async () => {
    const { client, user } = show([[success("tea", "3")], [success("tea", "4")]], [TEA]);
    await user.selectOptions(await screen.findByLabelText("State of Tea"), "Out of stock");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems.mock.calls).toEqual([
      sent({ _id: "tea", inStock: false }, "2", "MANUAL"),
      sent({ _id: "tea", inStock: true }, "3", "REVERT_INVENTORY_CHANGE"),
    ]);
  });

  it("stays in stock when tracking is switched on or off", async () => {
    const { client, user } = show([[success("tea", "3")], [success("mug", "4")]], [TEA, MUG]);
    await user.click(await screen.findByRole("switch", { name: "The stock of Tea is tracked" }));
    expect(
      await screen.findByText("Tea is tracked from now on, starting with 1 on. Set its quantity."),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("switch", { name: "The stock of Mug is tracked" }));
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems.mock.calls).toEqual([
      sent({ _id: "tea", quantity: 1 }, "2", "MANUAL"),
      sent({ _id: "mug", inStock: true }, "3", "MANUAL"),
    ]);
  });

  it("with an unsaved quantity cannot switch tracking off", async () => {
    const { client, user } = show([]);
    await user.type(await screen.findByRole("textbox", { name: "Quantity of Mug" }), "1");
    const counted = screen.getByRole("switch", { name: "The stock of Mug is tracked" });
    expect(counted).toHaveAttribute("aria-disabled", "true");
    await user.click(counted);
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems).not.toHaveBeenCalled();
  });

  it("can be preordered up to a limit with a message to buyers", async () => {
    const { client, user } = show([[success("mug", "4")], [success("mug", "5")]]);
    await user.click(await screen.findByRole("button", { name: "Off: pre-orders of Mug" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pre-orders of Mug" }));
    await user.click(dialog.getByRole("checkbox", { name: "Can be ordered while out of stock" }));
    await user.type(dialog.getByLabelText("Limit"), "none");
    expect(dialog.getByText("Enter a whole number from 1 to 100000.")).toBeInTheDocument();
    await user.clear(dialog.getByLabelText("Limit"));
    await user.type(dialog.getByLabelText("Limit"), "20");
    await user.type(dialog.getByLabelText("Message to customers"), "In May");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    const preorder = (enabled: boolean, limit: number, message: string) => ({
      _id: "mug",
      preorderInfo: { enabled, limit, message },
    });
    expect(client.inventoryItemsV3.bulkUpdateInventoryItems.mock.calls).toEqual([
      sent(preorder(true, 20, "In May"), "3", "MANUAL"),
      sent(preorder(false, 0, ""), "4", "REVERT_INVENTORY_CHANGE"),
    ]);
  });
});

describe("typed or pasted text", () => {
  const paste = async (text: string) => {
    const shown = show([]);
    await shown.user.click(await screen.findByRole("textbox", { name: "Quantity of Mug" }));
    await shown.user.paste(text);
    return shown;
  };
  const changes = () => within(screen.getByRole("region", { name: "Unsaved changes" }));

  it("from a spreadsheet column fills the rows below", async () => {
    await paste("30\r\n1,200\r\n");
    expect(changes().getByText("Mug: 7 → 30")).toBeInTheDocument();
    expect(changes().getByText("Bowl, Moss: 0 → 1200")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Quantity of Mug" })).toHaveValue("30");
  });

  it("is pasted in full or not at all, with every invalid cell named", async () => {
    await paste("30\nmany\n12");
    const errors = screen.getByRole("alert");
    expect(errors).toHaveTextContent("Nothing was pasted: these cells cannot be read.");
    expect(errors).toHaveTextContent("Line 2, Quantity: “many”");
    expect(errors).toHaveTextContent("Line 3, column 1: there are more lines than variants");
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  it("is kept with the reason if it is no quantity", async () => {
    const { user } = show([]);
    const mug = await screen.findByRole("textbox", { name: "Quantity of Mug" });
    await user.clear(mug);
    await user.type(mug, "30 12 8{Enter}");
    expect(mug).toHaveValue("30 12 8");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole number up to 99,999.");
    await user.clear(mug);
    await user.type(mug, "30");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("staged changes", () => {
  const change = { id: "mug", name: "Mug", before: 7, revision: "3", after: 12 };
  const items = { mug: { name: "Mug", revision: "3" } };
  const none = { before: {}, after: {}, version: {} };

  it("start from the read state and drop unchanged and invalid quantities", () => {
    const first = staged(none, MUG, "Mug", 12);
    expect(first).toEqual({ before: { mug: 7 }, after: { mug: 12 }, version: items });
    expect(changesOf(first)).toEqual([change]);
    const newer = { ...MUG, quantity: 9, revision: "4" };
    expect(changesOf(staged(first, newer, "Mug", 13))).toEqual([{ ...change, after: 13 }]);
    const back = staged(first, MUG, "Mug", 7);
    expect(changesOf(back)).toEqual([]);
    expect(changesOf(staged(back, newer, "Mug", 13))).toEqual([{ ...change, revision: "4", before: 9, after: 13 }]);
    expect(["12", "1,200", "٣", "-1", "1e3", "2.5", "many", "100000"].map(readStock)).toEqual([
      12,
      1200,
      3,
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  it("are distinguished from other data in storage", () => {
    expect(isQuantities({ mug: 7 }) && isItems(items)).toBe(true);
    for (const other of [null, [1], { mug: 1.5 }, { mug: null }]) {
      expect(isQuantities(other)).toBe(false);
      expect(isItems(other)).toBe(false);
    }
  });

  it("are sorted by outcome: saved, outdated or refused", () => {
    const other = { ...change, id: "bowl" };
    const lost = { ...change, id: "vase" };
    const failed = { id: "vase", error: new Error("X") };
    const conflict = { id: "bowl", error: Object.assign(new Error("Outdated"), { code: "INVALID_REVISION" }) };
    const {
      saved,
      outdated: late,
      refused,
    } = outcomeOf([change, other, lost], [{ id: "mug", revision: "4" }, conflict, failed]);
    expect(saved).toEqual([{ change, revision: "4" }]);
    expect(late).toEqual([other]);
    expect(refused.map((each) => each.change.id)).toEqual(["vase"]);
  });
});
