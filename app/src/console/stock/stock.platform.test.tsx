import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createGoods } from "../test/goodsOnPlatform";
import { platformOfFile } from "../test/onPlatform";
import { StockPage } from ".";

const site = platformOfFile({ seed: "empty" });

const UPDATE = /\/bulk\/inventory-items\/update$/;

beforeEach(async () => {
  await createGoods(site, "Mug", { inventoryItem: { quantity: 7 } });
  const choiceNames = { optionName: "Glaze", choiceName: "Moss", renderType: "TEXT_CHOICES" as const };
  const choicesSettings = { choices: [{ name: "Moss", choiceType: "CHOICE_TEXT" as const }] };
  await site.client.productsV3.createProductWithInventory({
    ...{ name: "Vase", productType: "PHYSICAL", physicalProperties: {} },
    options: [{ name: "Glaze", optionRenderType: "TEXT_CHOICES", choicesSettings }],
    variantsInfo: {
      variants: [
        {
          ...{ price: { actualPrice: { amount: "9.00" } }, physicalProperties: {}, inventoryItem: { quantity: 0 } },
          choices: [{ optionChoiceNames: choiceNames }],
        },
      ],
    },
  });
});

/** The stock of a product by its name. */
async function stock(name: string) {
  const { inventoryItems = [] } = await site.client.inventoryItemsV3.searchInventoryItems({});
  const found = inventoryItems.find(({ product }) => product?.name === name);
  if (!found) throw new Error(`There is no stock of ${name}`);
  return found;
}
const quantities = async () => [(await stock("Mug")).quantity, (await stock("Vase")).quantity];

/** Changes the stock of the mug as another person does. */
async function changeElsewhere(change: { quantity?: number; preorderInfo?: { enabled: boolean; limit: number } }) {
  const { _id, revision = "" } = await stock("Mug");
  await site.client.inventoryItemsV3.updateInventoryItem(_id, { ...change, revision });
}

const show = (query = "") => site.show("/owner/stock", `/owner/stock${query}`, <StockPage />);

const mugField = () => screen.findByRole("textbox", { name: "Quantity of Mug" });
const vaseField = () => screen.findByRole("textbox", { name: "Quantity of Vase, Moss" });
const bar = () => within(screen.getByRole("region", { name: "Unsaved changes" }));
const noBar = () =>
  waitFor(() => {
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

/** Types the quantity of the mug, and saves it after a change elsewhere. */
async function typedAnd(text: string, elsewhere: () => Promise<unknown>) {
  const { user } = show();
  const mug = await mugField();
  await user.clear(mug);
  await user.type(mug, text);
  await elsewhere();
  await user.click(bar().getByRole("button", { name: "Save" }));
  return { user, mug };
}

describe("the stock", () => {
  it("is saved together after a preview, and undone", async () => {
    const { user } = show();
    const mug = await mugField();
    await user.clear(mug);
    await user.type(mug, "12{Enter}");
    expect(await vaseField()).toHaveFocus();
    await user.keyboard("5");
    expect(bar().getByText("Mug: 7 → 12")).toBeInTheDocument();
    expect(bar().getByText("Vase, Moss: 0 → 5")).toBeInTheDocument();
    await user.click(bar().getByRole("button", { name: "Save" }));
    expect(await screen.findByText("2 quantities saved.")).toBeInTheDocument();
    await noBar();
    expect(await quantities()).toEqual([12, 5]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await quantities()).toEqual([7, 0]);
    });
  });

  it("keeps quantities typed while others are being saved", async () => {
    const { user } = show();
    const mug = await mugField();
    const { letGo } = site.hold(UPDATE);
    await user.type(mug, "1");
    await user.click(bar().getByRole("button", { name: "Save" }));
    await user.type(mug, "2");
    await user.type(await vaseField(), "5");
    letGo();
    expect(await screen.findByText("Mug: 71 → 712")).toBeInTheDocument();
    expect(screen.getByText("Vase, Moss: 0 → 5")).toBeInTheDocument();
    await waitFor(() => {
      expect(bar().getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy");
    });
    await user.click(bar().getByRole("button", { name: "Save" }));
    await noBar();
    expect(await quantities()).toEqual([712, 5]);
  });

  it("shows a conflicting quantity and saves the chosen one", async () => {
    const { user, mug } = await typedAnd("12", () => changeElsewhere({ quantity: 4 }));
    expect(await screen.findByText("Mug: you “12”, they “4”, before “7”")).toBeInTheDocument();
    expect(mug).toHaveValue("12");
    expect(await stock("Mug")).toMatchObject({ quantity: 4 });
    await user.click(screen.getByRole("button", { name: "Keep mine: Mug" }));
    expect(bar().getByText("Mug: 4 → 12")).toBeInTheDocument();
    await user.click(bar().getByRole("button", { name: "Save" }));
    await noBar();
    expect(await stock("Mug")).toMatchObject({ quantity: 12 });
  });

  it("retries a change if other fields of the variant changed", async () => {
    const preorderInfo = { enabled: true, limit: 3 };
    await typedAnd("71", () => changeElsewhere({ preorderInfo }));
    expect(await screen.findByText("1 quantity saved.")).toBeInTheDocument();
    expect(await stock("Mug")).toMatchObject({ quantity: 71, preorderInfo });
  });

  it("shows that a variant was deleted, which can only be accepted", async () => {
    const { user } = await typedAnd("71", async () =>
      site.client.productsV3.deleteProduct((await stock("Mug")).productId ?? ""),
    );
    expect(await screen.findByText("Mug is gone.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Keep mine: Mug" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Take theirs: Mug" }));
    await noBar();
  });

  it("keeps typed quantities over a reload", async () => {
    const first = show();
    await first.user.type(await vaseField(), "3");
    first.unmount();
    show();
    expect(await vaseField()).toHaveValue("3");
    expect(bar().getByText("Vase, Moss: 0 → 3")).toBeInTheDocument();
  });
});

describe("a variant", () => {
  const undo = async (user: ReturnType<typeof show>["user"]) =>
    user.click(await screen.findByRole("button", { name: "Undo" }));

  it("without tracked stock is set out of stock, and back by Undo", async () => {
    await createGoods(site, "Tea", { inventoryItem: { inStock: true } });
    const { user } = show("?stock=uncounted");
    await user.selectOptions(await screen.findByLabelText("State of Tea"), "Out of stock");
    await waitFor(async () => {
      expect(await stock("Tea")).toMatchObject({ inStock: false });
    });
    await undo(user);
    await waitFor(async () => {
      expect(await stock("Tea")).toMatchObject({ inStock: true });
    });
  });

  it("stays in stock when tracking is switched on or off", async () => {
    await createGoods(site, "Tea", { inventoryItem: { inStock: true } });
    const uncounted = show("?stock=uncounted");
    await uncounted.user.click(await screen.findByRole("switch", { name: "The stock of Tea is tracked" }));
    expect(
      await screen.findByText("Tea is tracked from now on, starting with 1 on. Set its quantity."),
    ).toBeInTheDocument();
    expect(await stock("Tea")).toMatchObject({ trackQuantity: true, quantity: 1 });
    uncounted.unmount();
    const { user } = show();
    await user.click(await screen.findByRole("switch", { name: "The stock of Mug is tracked" }));
    await waitFor(async () => {
      expect(await stock("Mug")).toMatchObject({ trackQuantity: false, inStock: true });
    });
  });

  it("with an unsaved quantity cannot switch tracking off", async () => {
    const { user } = show();
    await user.type(await mugField(), "1");
    const counted = screen.getByRole("switch", { name: "The stock of Mug is tracked" });
    expect(counted).toHaveAttribute("aria-disabled", "true");
    await user.click(counted);
    await site.settled();
    expect(await stock("Mug")).toMatchObject({ trackQuantity: true, quantity: 7 });
  });

  const preorders = async (user: ReturnType<typeof show>["user"], state: string) => {
    await user.click(await screen.findByRole("button", { name: `${state}: pre-orders of Mug` }));
    return within(await screen.findByRole("dialog", { name: "Pre-orders of Mug" }));
  };

  it("can be preordered without a limit or a message", async () => {
    const { user } = show();
    const dialog = await preorders(user, "Off");
    await user.click(dialog.getByRole("checkbox", { name: "Can be ordered while out of stock" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The pre-orders of Mug are saved.")).toBeInTheDocument();
    expect((await stock("Mug")).preorderInfo).toMatchObject({ enabled: true });
  });

  it("can be preordered up to a limit with a message to buyers, which cannot be removed", async () => {
    const { user } = show();
    const dialog = await preorders(user, "Off");
    await user.click(dialog.getByRole("checkbox", { name: "Can be ordered while out of stock" }));
    const limit = dialog.getByLabelText("Limit");
    for (const wrong of ["none", "100001"]) {
      await user.clear(limit);
      await user.type(limit, wrong);
      expect(dialog.getByText("Enter a whole number from 1 to 100000."), wrong).toBeInTheDocument();
    }
    await user.type(limit, "{Backspace}0");
    await user.type(dialog.getByLabelText("Message to customers"), "In May");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The pre-orders of Mug are saved.")).toBeInTheDocument();
    expect((await stock("Mug")).preorderInfo).toMatchObject({ enabled: true, limit: 100_000, message: "In May" });
    await undo(user);
    await waitFor(async () => {
      expect((await stock("Mug")).preorderInfo).toMatchObject({ enabled: false, limit: 0 });
    });
    const again = await preorders(user, "Off");
    await user.clear(again.getByLabelText("Message to customers"));
    await user.click(again.getByRole("button", { name: "Save" }));
    expect(await again.findByRole("alert")).toHaveTextContent("Use at least 1 character.");
  });
});

describe("typed or pasted text", () => {
  const paste = async (text: string) => {
    const shown = show();
    await shown.user.click(await mugField());
    await shown.user.paste(text);
    return shown;
  };

  it("from a spreadsheet column fills the rows below", async () => {
    const { user } = await paste("30\r\n99,999\r\n");
    expect(bar().getByText("Mug: 7 → 30")).toBeInTheDocument();
    expect(bar().getByText("Vase, Moss: 0 → 99999")).toBeInTheDocument();
    expect(await mugField()).toHaveValue("30");
    await user.click(bar().getByRole("button", { name: "Save" }));
    await noBar();
    expect(await quantities()).toEqual([30, 99_999]);
  });

  it("is pasted in full or not at all, with every invalid cell named", async () => {
    await paste("30\nmany\n12");
    const errors = screen.getByRole("alert");
    expect(errors).toHaveTextContent("Nothing was pasted: these cells cannot be read.");
    expect(errors).toHaveTextContent("Line 2, Quantity: “many”");
    expect(errors).toHaveTextContent("Line 3, column 1: there are more lines than variants");
    await noBar();
  });

  it("is kept with the reason if it is no quantity", async () => {
    const { user } = show();
    const mug = await mugField();
    await user.clear(mug);
    await user.type(mug, "30 12 8{Enter}");
    expect(mug).toHaveValue("30 12 8");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole number up to 99,999.");
    await user.clear(mug);
    await user.type(mug, "30");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
