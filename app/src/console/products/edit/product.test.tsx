import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ApplicationError } from "@cartwright/sdk";
import { renderConsole } from "../../test/renderConsole";
import { found } from "../../test/showProduct";
import { ProductPage } from "..";

const CHOICES = ["s", "m"].map((choiceId) => ({ choiceId, name: choiceId.toUpperCase(), choiceType: "CHOICE_TEXT" }));

const shirt = (more: object = {}) => ({
  _id: "shirt",
  revision: "3",
  currency: "USD",
  name: "Shirt",
  slug: "shirt",
  visible: true,
  productType: "PHYSICAL",
  description: { nodes: [{ type: "HEADING", nodes: [{ type: "TEXT", textData: { text: "Soft" } }] }] },
  options: [{ _id: "size", name: "Size", optionRenderType: "TEXT_CHOICES", choicesSettings: { choices: CHOICES } }],
  variantsInfo: {
    variants: CHOICES.map(({ choiceId }) => ({
      _id: `v-${choiceId}`,
      choices: [{ optionChoiceIds: { optionId: "size", choiceId } }],
      price: { actualPrice: { amount: "20.00" } },
    })),
  },
  media: {
    itemsInfo: {
      items: ["a", "b"].map((id) => ({ _id: id, altText: `Picture ${id}`, mediaType: "IMAGE" })),
    },
  },
  ...more,
});

function show(product: object = shirt(), quantity = 7) {
  const stock = { current: quantity };
  const wire = { current: product };
  const client = {
    productsV3: {
      getProduct: vi.fn(() => Promise.resolve(wire.current)),
      updateProductWithInventory: vi.fn((...given: [id: string, patch: object]) =>
        Promise.resolve({ product: given[1] }),
      ),
    },
    inventoryItemsV3: {
      searchInventoryItems: vi.fn(() =>
        Promise.resolve({ inventoryItems: [{ variantId: "v-s", quantity: stock.current, trackQuantity: true }] }),
      ),
    },
    customizationsV3: { queryCustomizations: found("customizations", []) },
    infoSectionsV3: { queryInfoSections: found("infoSections", [{ _id: "care", title: "Care", uniqueName: "Care" }]) },
    categories: { queryCategories: found("categories", []) },
    brandsV3: { queryBrands: found("brands", [{ name: "Fell" }]) },
    ribbonsV3: { queryRibbons: found("ribbons", []) },
  };
  const view = renderConsole("/owner/products/:id", "/owner/products/shirt", <ProductPage />, client);
  return { client, stock, wire, ...view };
}

const bar = () => screen.getByRole("region", { name: "Unsaved changes" });
const cell = (column: string, name: string) => screen.findByRole("textbox", { name: `${column} of ${name}` });

describe("a product", () => {
  it("is saved with the listed changes, and formatted text stays", async () => {
    const { client, user } = show();
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Tee");
    await user.click(screen.getByRole("checkbox", { name: "Shown in the shop" }));
    expect(within(bar()).getByText("Name: Shirt → Tee")).toBeInTheDocument();
    expect(within(bar()).getByText("Shown in the shop: Yes → No")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Soft" })).toBeInTheDocument();
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    expect(client.productsV3.updateProductWithInventory).toHaveBeenCalledWith(
      "shirt",
      { name: "Tee", visible: false, revision: "3" },
      expect.anything(),
    );
    await waitFor(() => {
      expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
    });
  });

  it("is reported as saved even if reading it again fails", async () => {
    const { client, user } = show();
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "!");
    client.productsV3.getProduct.mockRejectedValueOnce(new Error("away"));
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Product saved.")).toBeInTheDocument();
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  it("keeps text typed while it is being saved", async () => {
    const { client, user, wire } = show();
    const answer: { send: () => void } = { send: () => undefined };
    client.productsV3.updateProductWithInventory.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer.send = () => {
            resolve({ product: {} });
          };
        }),
    );
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "s");
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    const brand = screen.getByRole("combobox", { name: "Brand" });
    await user.type(brand, "Fell");
    wire.current = shirt({ revision: "4", name: "Shirts" });
    answer.send();
    await waitFor(() => {
      expect(within(bar()).queryByText("Name: Shirt → Shirts")).not.toBeInTheDocument();
    });
    expect(brand).toHaveValue("Fell");
    expect(within(bar()).getByText("Brand: – → Fell")).toBeInTheDocument();
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    expect(client.productsV3.updateProductWithInventory).toHaveBeenLastCalledWith(
      "shirt",
      { brand: { name: "Fell" }, revision: "4" },
      expect.anything(),
    );
  });

  it("shows a concurrent change and does not overwrite it", async () => {
    const { client, queries, user, wire } = show();
    const brand = await screen.findByRole("combobox", { name: "Brand" });
    wire.current = shirt({ revision: "4", brand: { name: "Fell" } });
    await queries.invalidateQueries();
    await waitFor(() => {
      expect(brand).toHaveValue("Fell");
    });
    await user.type(screen.getByRole("textbox", { name: "Name" }), "s");
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    expect(client.productsV3.updateProductWithInventory).toHaveBeenCalledWith(
      "shirt",
      { name: "Shirts", revision: "4" },
      expect.anything(),
    );
  });

  it("keeps its draft over a reload, and a discard can be undone", async () => {
    const first = show();
    await first.user.type(await screen.findByRole("combobox", { name: "Brand" }), "Fell");
    first.unmount();
    const { user } = show();
    const brand = await screen.findByRole("combobox", { name: "Brand" });
    expect(brand).toHaveValue("Fell");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(brand).toHaveValue("");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(brand).toHaveValue("Fell");
    });
  });

  it("shows why it cannot be saved and sends nothing", async () => {
    const { client, user } = show();
    const price = await cell("Price", "S");
    await user.clear(price);
    await user.type(price, "cheap");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(within(bar()).getByText("S, Price: cannot be “cheap”")).toBeInTheDocument();
    await user.clear(screen.getByRole("textbox", { name: "Name" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await within(bar()).findByText("Name: is missing")).toBeInTheDocument();
    expect(client.productsV3.updateProductWithInventory).not.toHaveBeenCalled();
  });

  it("is merged with a concurrent change, and conflicts are shown by field", async () => {
    const { client, user, wire } = show();
    client.productsV3.updateProductWithInventory.mockRejectedValueOnce(
      new ApplicationError({ kind: "application", message: "Outdated", code: "INVALID_REVISION", status: 409 }),
    );
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Tee");
    await user.type(screen.getByRole("combobox", { name: "Brand" }), "Fell");
    wire.current = shirt({ revision: "4", name: "Top", slug: "top" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Name: you “Tee”, they “Top”, before “Shirt”")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("top");
    await user.click(screen.getByRole("button", { name: "Take theirs: Name" }));
    await waitFor(() => {
      expect(name).toHaveValue("Top");
    });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(client.productsV3.updateProductWithInventory).toHaveBeenLastCalledWith(
      "shirt",
      { brand: { name: "Fell" }, revision: "4" },
      expect.anything(),
    );
  });

  it("does not overwrite a quantity changed by a sale", async () => {
    const { client, user, stock } = show();
    const quantity = await cell("Quantity", "S");
    await user.clear(quantity);
    await user.type(quantity, "20");
    stock.current = 5;
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("S, Quantity: you “20”, they “5”, before “7”")).toBeInTheDocument();
    expect(client.productsV3.updateProductWithInventory).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Keep mine: S, Quantity" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [, patch] = client.productsV3.updateProductWithInventory.mock.calls[0] ?? [];
    expect(patch).toMatchObject({ variantsInfo: { variants: [{ inventoryItem: { quantity: 20 } }, { _id: "v-m" }] } });
  });
});

describe("its variants", () => {
  const paste = async (column: string, name: string, text: string) => {
    const field = await cell(column, name);
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    return field;
  };

  it("are pasted in full or not at all, and a paste can be undone", async () => {
    const { user } = show();
    const price = await paste("Price", "S", "25\t30\nlots\t40");
    expect(price).toHaveValue("20.00");
    expect(screen.getByText("Line 2, Price: “lots” is in another currency, or not a number")).toBeInTheDocument();
    await paste("Price", "S", "25\t30\n35\t1,040.00");
    expect(price).toHaveValue("25.00");
    expect(await cell("Compare-at price", "M")).toHaveValue("1040.00");
    expect(screen.queryByText(/^Line 2/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo the paste" }));
    expect(price).toHaveValue("20.00");
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  it("keep text typed after a paste when the paste is undone", async () => {
    const { user } = show();
    const small = await paste("Price", "S", "25\t30\n35\t40");
    const large = await cell("Price", "M");
    await user.clear(large);
    await user.type(large, "36");
    await user.click(screen.getByRole("button", { name: "Undo the paste" }));
    expect(small).toHaveValue("20.00");
    expect(large).toHaveValue("36.00");
    expect(await cell("Compare-at price", "M")).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Undo the paste" })).not.toBeInTheDocument();
  });

  it("follow the options, whose names must be unique and not empty", async () => {
    const { user } = show();
    const more = await screen.findByRole("textbox", { name: "More choices of Size" });
    await user.type(more, "L, m, L{Enter}");
    expect(await cell("Price", "L")).toHaveValue("20.00");
    expect(screen.getByRole("heading", { name: "3 variants" })).toBeInTheDocument();
    const small = screen.getByRole("textbox", { name: "Choice: S" });
    await user.clear(small);
    await user.type(small, "M");
    expect(screen.getByText("This name already exists.")).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole("textbox", { name: "SKU of S" })).toBeInTheDocument();
    await user.clear(small);
    await user.type(small, "Small{Enter}");
    expect(await cell("SKU", "Small")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove choice M" }));
    expect(within(bar()).getByText("Options: Size (S, M) → Size (Small, L)")).toBeInTheDocument();
  });

  it("can be navigated by keyboard", async () => {
    const { user } = show();
    await user.click(await cell("Price", "S"));
    await user.keyboard("{Enter}");
    expect(await cell("Price", "M")).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowRight}");
    // The whole text is selected: the first arrow key only removes the selection.
    await user.keyboard("{ArrowRight}");
    expect(await cell("Compare-at price", "S")).toHaveFocus();
    await user.keyboard("{ArrowRight>5/}{ArrowDown}");
    expect(screen.getByRole("checkbox", { name: "Shown of M" })).toHaveFocus();
  });
});

describe("its images", () => {
  it("are reordered and described, and a removed one can be restored", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "Move picture 2 earlier" }));
    const first = screen.getByRole("textbox", { name: "Description of picture 1" });
    expect(first).toHaveValue("Picture b");
    await user.clear(first);
    await user.type(first, "A shirt");
    await user.click(screen.getByRole("button", { name: "Remove picture 2" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [, patch] = client.productsV3.updateProductWithInventory.mock.calls[0] ?? [];
    expect(patch).toMatchObject({
      media: {
        itemsInfo: {
          items: [
            { _id: "b", altText: "A shirt" },
            { _id: "a", altText: "Picture a" },
          ],
        },
      },
    });
  });

  it("are reordered by drag, and a cancelled drag or a text selection moves none", async () => {
    const items = ["a", "b", "c"].map((id) => ({ _id: id, altText: `Picture ${id}`, mediaType: "IMAGE" }));
    const { client, user } = show(shirt({ media: { itemsInfo: { items } } }));
    await screen.findByRole("textbox", { name: "Description of picture 3" });
    const item = (number: number) =>
      screen.getByRole("textbox", { name: `Description of picture ${number}` }).closest("li") as HTMLLIElement;
    // Entries stacked at 100 pixels each.
    const rects = vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect");
    onTestFinished(() => rects.mockRestore());
    rects.mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, [1, 2, 3].findIndex((number) => item(number) === this) * 100, 100, 100);
    });
    const drag = (from: Element) => {
      const at = { isPrimary: true, button: 0, clientX: 50 };
      fireEvent.pointerDown(from, { ...at, clientY: 250 });
      for (const clientY of [240, 50]) fireEvent.pointerMove(from, { ...at, clientY });
    };
    const handle = item(3).querySelector(".cursor-grab") as HTMLElement;
    drag(handle);
    fireEvent.keyDown(document, { key: "Escape" });
    fireEvent.pointerUp(handle);
    const text = screen.getByRole("textbox", { name: "Description of picture 3" });
    drag(text);
    fireEvent.pointerUp(text);
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();

    drag(handle);
    fireEvent.pointerUp(handle);
    expect(screen.getByRole("textbox", { name: "Description of picture 1" })).toHaveValue("Picture c");
    await user.click(within(bar()).getByRole("button", { name: "Save" }));
    const media = { itemsInfo: { items: [{ _id: "c" }, { _id: "a" }, { _id: "b" }] } };
    await waitFor(() => {
      expect(client.productsV3.updateProductWithInventory.mock.calls[0]?.[1]).toMatchObject({ media });
    });
  });

  it("are uploaded, and a failed upload can be retried", async () => {
    const answer = (body: object, ok = true) =>
      Promise.resolve(new Response(JSON.stringify(body), { status: ok ? 200 : 413 }));
    const fetched = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer({ uploadUrl: "http://localhost:4400/upload/1" }))
      .mockImplementationOnce(() => answer({ message: "The file is too large", details: {} }, false))
      .mockImplementationOnce(() => answer({ uploadUrl: "http://localhost:4400/upload/2" }))
      .mockImplementationOnce(() =>
        answer({ file: { id: "new", url: "http://localhost:4400/media/new", mediaType: "IMAGE" } }),
      );
    vi.stubGlobal("fetch", fetched);
    const { user } = show();
    await screen.findByRole("textbox", { name: "Name" });
    await user.upload(screen.getByLabelText("Upload pictures"), new File(["x"], "mug.png", { type: "image/png" }));
    expect(await screen.findByText("The file is too large")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("textbox", { name: "Description of picture 3" })).toHaveValue("");
    expect(fetched.mock.calls[3]?.[0]).toEqual(new URL("http://localhost:4400/upload/2?filename=mug.png"));
    expect(screen.getByText(/^1 picture has no description yet/)).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it("cause a warning when the product is left before their upload", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const { user, history } = show();
    await screen.findByRole("textbox", { name: "Name" });
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    const notify = vi.spyOn(toast, "error");
    const file = (name: string) => new File(["x"], name, { type: "image/png" });
    await user.upload(screen.getByLabelText("Upload pictures"), [file("a.png"), file("b.png")]);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    act(() => {
      history.navigate("/");
    });
    expect(notify).toHaveBeenCalledWith("2 files were not uploaded, as you left the product.", expect.anything());
    vi.unstubAllGlobals();
  });

  it("are limited to fifty, and refused ones are named", async () => {
    const fetched = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal("fetch", fetched);
    const items = Array.from({ length: 49 }, (_, index) => ({ _id: String(index), mediaType: "IMAGE" }));
    const { user } = show({ media: { itemsInfo: { items } } });
    await screen.findByRole("textbox", { name: "Name" });
    const files = ["a", "b", "c"].map((name) => new File(["x"], `${name}.png`, { type: "image/png" }));
    await user.upload(screen.getByLabelText("Upload pictures"), files);
    expect(
      await screen.findByText("A product can have at most 50 pictures: 2 files were left out."),
    ).toBeInTheDocument();
    expect(screen.getByText("a.png")).toBeInTheDocument();
    expect(screen.queryByText("b.png")).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
