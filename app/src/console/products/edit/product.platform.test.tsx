import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { platformOfFile } from "../../test/onPlatform";
import { changesBar, isSaved, productsOf, SHIRT, UPDATE } from "../../test/productOnPlatform";

const site = platformOfFile({ seed: "empty" });
const shirt = productsOf(site);

const UPLOAD = /\/generate-upload-url$/;

/** A picture of a pixel. */
const PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

const HEADING = {
  id: "soft",
  type: "HEADING" as const,
  headingData: { level: 2 },
  nodes: [{ id: "", type: "TEXT" as const, nodes: [], textData: { text: "Soft", decorations: [] } }],
};

const picturesOf = (...names: string[]) => ({
  media: {
    itemsInfo: { items: names.map((name) => ({ url: `https://x.example/${name}.png`, altText: `Picture ${name}` })) },
  },
});

const show = (more: object = {}) => shirt.create({ ...SHIRT, ...picturesOf("a", "b"), ...more });

const cell = (column: string, name: string) => screen.findByRole("textbox", { name: `${column} of ${name}` });
const press = (name: string) => screen.getByRole("button", { name });

describe("a product", () => {
  it("is saved with the listed changes, and formatted text stays", async () => {
    const { user } = await show({ description: { nodes: [HEADING] } });
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Tee");
    await user.click(screen.getByRole("checkbox", { name: "Shown in the shop" }));
    expect(changesBar().getByText("Name: Shirt → Tee")).toBeInTheDocument();
    expect(changesBar().getByText("Shown in the shop: Yes → No")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Soft" })).toBeInTheDocument();
    await user.click(press("Save"));
    await isSaved();
    expect(await shirt.saved()).toMatchObject({ name: "Tee", visible: false, description: { nodes: [HEADING] } });
    await user.click(press("Undo"));
    await waitFor(async () => {
      expect(await shirt.saved()).toMatchObject({ name: "Shirt", visible: true });
    });
  });

  it("is reported as saved even if reading it again fails", async () => {
    const { user } = await show();
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "!");
    await site.platform.fault({ match: "products_v3.get", status: 403 });
    await user.click(press("Save"));
    await isSaved();
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
    expect(await shirt.saved()).toMatchObject({ name: "Shirt!" });
  });

  it("keeps text typed while it is being saved", async () => {
    const { user } = await show();
    const { letGo } = site.hold(UPDATE);
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "s");
    await user.click(press("Save"));
    const brand = screen.getByRole("combobox", { name: "Brand" });
    await user.type(brand, "Fell");
    letGo();
    await waitFor(() => {
      expect(changesBar().queryByText("Name: Shirt → Shirts")).not.toBeInTheDocument();
    });
    expect(brand).toHaveValue("Fell");
    expect(changesBar().getByText("Brand: – → Fell")).toBeInTheDocument();
    await user.click(press("Save"));
    await waitFor(async () => {
      expect(await shirt.saved()).toMatchObject({ name: "Shirts", brand: { name: "Fell" } });
    });
  });

  it("shows a concurrent change and does not overwrite it", async () => {
    const { queries, user } = await show();
    const brand = await screen.findByRole("combobox", { name: "Brand" });
    await shirt.changeElsewhere({ brand: { name: "Fell" } });
    await queries.invalidateQueries();
    await waitFor(() => {
      expect(brand).toHaveValue("Fell");
    });
    await user.type(screen.getByRole("textbox", { name: "Name" }), "s");
    await user.click(press("Save"));
    await isSaved();
    expect(await shirt.saved()).toMatchObject({ name: "Shirts", brand: { name: "Fell" } });
  });

  it("keeps its draft over a reload, and a discard can be undone", async () => {
    const first = await show();
    await first.user.type(await screen.findByRole("combobox", { name: "Brand" }), "Fell");
    first.unmount();
    const { user } = shirt.show();
    const brand = await screen.findByRole("combobox", { name: "Brand" });
    expect(brand).toHaveValue("Fell");
    await user.click(press("Discard"));
    expect(brand).toHaveValue("");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(brand).toHaveValue("Fell");
    });
  });

  it("shows why it cannot be saved and sends nothing", async () => {
    const { user } = await show();
    const price = await cell("Price", "S");
    await user.clear(price);
    await user.type(price, "cheap");
    await user.click(press("Save"));
    expect(changesBar().getByText("S, Price: cannot be “cheap”")).toBeInTheDocument();
    await user.clear(screen.getByRole("textbox", { name: "Name" }));
    await user.click(press("Save"));
    expect(await changesBar().findByText("Name: is missing")).toBeInTheDocument();
    expect(await shirt.saved()).toMatchObject({ revision: "1" });
  });

  it("is not saved with the SKU of another product, which is said", async () => {
    const price = { actualPrice: { amount: "1.00" } };
    await shirt.make({
      name: "Cap",
      slug: "cap",
      variantsInfo: { variants: [{ sku: "C-1", price, physicalProperties: {} }] },
    });
    const { user } = await show();
    await user.type(await cell("SKU", "S"), "C-1");
    await user.click(press("Save"));
    expect(await screen.findByText(/Another product already has one of these SKUs\./)).toBeInTheDocument();
    expect(await shirt.saved()).toMatchObject({ revision: "1" });
  });

  it("is merged with a concurrent change, and conflicts are shown by field", async () => {
    const { user } = await show();
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Tee");
    await user.type(screen.getByRole("combobox", { name: "Brand" }), "Fell");
    await shirt.changeElsewhere({ name: "Top", slug: "top" });
    await user.click(press("Save"));
    expect(await screen.findByText("Name: you “Tee”, they “Top”, before “Shirt”")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveValue("top");
    await user.click(press("Take theirs: Name"));
    await waitFor(() => {
      expect(name).toHaveValue("Top");
    });
    await user.click(press("Save"));
    await isSaved();
    expect(await shirt.saved()).toMatchObject({ name: "Top", slug: "top", brand: { name: "Fell" } });
  });

  it("does not overwrite a quantity changed by a sale", async () => {
    const { user } = await show();
    const quantity = await cell("Quantity", "S");
    await user.clear(quantity);
    await user.type(quantity, "20");
    await shirt.sell("S", 2);
    await user.click(press("Save"));
    expect(await screen.findByText("S, Quantity: you “20”, they “5”, before “7”")).toBeInTheDocument();
    expect(await shirt.quantityOf("S")).toBe(5);
    await user.click(press("Keep mine: S, Quantity"));
    await user.click(press("Save"));
    await isSaved();
    expect(await shirt.quantityOf("S")).toBe(20);
  });
});

describe("its variants", () => {
  const paste = async (column: string, name: string, text: string) => {
    const field = await cell(column, name);
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    return field;
  };

  it("are pasted in full or not at all, and a paste can be undone", async () => {
    const { user } = await show();
    const price = await paste("Price", "S", "25\t30\nlots\t40");
    expect(price).toHaveValue("20.00");
    expect(screen.getByText("Line 2, Price: “lots” is in another currency, or not a number")).toBeInTheDocument();
    await paste("Price", "S", "25\t30\n35\t1,040");
    expect(price).toHaveValue("25.00");
    expect(await cell("Quantity", "M")).toHaveValue("1040");
    expect(screen.queryByText(/^Line 2/)).not.toBeInTheDocument();
    await user.click(press("Undo the paste"));
    expect(price).toHaveValue("20.00");
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  it("keep text typed after a paste when the paste is undone", async () => {
    const { user } = await show();
    const small = await paste("Price", "S", "25\t30\n35\t40");
    const large = await cell("Price", "M");
    await user.clear(large);
    await user.type(large, "36");
    await user.click(press("Undo the paste"));
    expect(small).toHaveValue("20.00");
    expect(large).toHaveValue("36.00");
    expect(await cell("Quantity", "M")).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Undo the paste" })).not.toBeInTheDocument();
  });

  it("follow the options, whose names must be unique and not empty", async () => {
    const { user } = await show();
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
    await user.click(press("Remove choice M"));
    expect(changesBar().getByText("Options: Size (S, M) → Size (Small, L)")).toBeInTheDocument();
    await user.click(press("Save"));
    await isSaved();
    const { options, variantsInfo } = await shirt.saved();
    expect(options?.[0]?.choicesSettings?.choices?.map(({ name }) => name)).toEqual(["Small", "L"]);
    expect(variantsInfo?.variants).toHaveLength(2);
  });

  it("can be navigated by keyboard", async () => {
    const { user } = await show();
    await user.click(await cell("Price", "S"));
    await user.keyboard("{Enter}");
    expect(await cell("Price", "M")).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowRight}");
    // The whole text is selected: the first arrow key only removes the selection.
    await user.keyboard("{ArrowRight}");
    expect(await cell("Quantity", "S")).toHaveFocus();
    await user.keyboard("{ArrowRight>7/}{ArrowDown}");
    expect(screen.getByRole("checkbox", { name: "Shown of M" })).toHaveFocus();
  });
});

describe("its images", () => {
  const texts = async () => (await shirt.saved()).media?.itemsInfo?.items?.map(({ altText }) => altText);
  const file = (name: string) => new File([PIXEL], name, { type: "image/png" });
  const tile = (number: number) =>
    screen.findByRole("button", { name: new RegExp(`^Description of picture ${number}`) });
  const description = (number: number) => screen.getByRole("textbox", { name: `Description of picture ${number}` });

  it("are reordered and described, and a removed one can be restored", async () => {
    const { user } = await show();
    await user.click(await tile(2));
    await user.click(press("Move picture 2 earlier"));
    const first = description(1);
    expect(first).toHaveValue("Picture b");
    await user.clear(first);
    await user.type(first, "A shirt");
    await user.click(await tile(2));
    await user.click(press("Remove picture 2"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await user.click(press("Save"));
    await isSaved();
    expect(await texts()).toEqual(["A shirt", "Picture a"]);
  });

  it("have descriptions whose characters the form counts as the platform does", async () => {
    const { user } = await show();
    await user.click(await tile(2));
    const second = description(2);
    fireEvent.change(second, { target: { value: "🎁".repeat(1001) } });
    expect(second).toHaveAccessibleDescription("Use at most 1,000 characters.");
    await user.click(press("Save"));
    expect(await changesBar().findByText("Description of picture 2: Use at most 1,000 characters.")).toBeVisible();
    fireEvent.change(second, { target: { value: "🎁".repeat(1000) } });
    await user.click(press("Save"));
    await isSaved();
    expect(await texts()).toEqual(["Picture a", "🎁".repeat(1000)]);
  });

  it("are reordered by drag, and a cancelled drag moves none", async () => {
    const { user } = await show(picturesOf("a", "b", "c"));
    const handle = await tile(3);
    const items = [await tile(1), await tile(2), handle].map((each) => each.closest("li"));
    // Entries stacked at 100 pixels each.
    const rects = vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect");
    onTestFinished(() => rects.mockRestore());
    rects.mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, items.indexOf(this) * 100, 100, 100);
    });
    const drag = (from: Element) => {
      const at = { isPrimary: true, button: 0, clientX: 50 };
      fireEvent.pointerDown(from, { ...at, clientY: 250 });
      for (const clientY of [240, 50]) fireEvent.pointerMove(from, { ...at, clientY });
    };
    drag(handle);
    fireEvent.keyDown(document, { key: "Escape" });
    fireEvent.pointerUp(handle);
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();

    drag(handle);
    fireEvent.pointerUp(handle);
    await user.click(await tile(1));
    expect(description(1)).toHaveValue("Picture c");
    await user.click(press("Save"));
    await isSaved();
    expect(await texts()).toEqual(["Picture c", "Picture a", "Picture b"]);
  });

  it("are uploaded, and a failed upload can be retried", async () => {
    const { user } = await show();
    await screen.findByRole("textbox", { name: "Name" });
    site.refuse(UPLOAD);
    await user.upload(screen.getByLabelText("Upload pictures"), file("mug.png"));
    expect(await screen.findByText("Refused")).toBeInTheDocument();
    await user.click(press("Try again"));
    expect(await screen.findByRole("textbox", { name: "Description of picture 3" })).toHaveValue("");
    expect(screen.getByText(/^1 picture has no description yet/)).toBeInTheDocument();
    await user.click(press("Save"));
    await isSaved();
    expect(await texts()).toHaveLength(3);
  });

  it("cause a warning when the product is left before their upload", async () => {
    const { user, history } = await show();
    await screen.findByRole("textbox", { name: "Name" });
    site.hold(UPLOAD);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    const notify = vi.spyOn(toast, "error");
    await user.upload(screen.getByLabelText("Upload pictures"), [file("a.png"), file("b.png")]);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    act(() => {
      history.navigate("/");
    });
    expect(notify).toHaveBeenCalledWith("2 files were not uploaded, as you left the product.", expect.anything());
  });

  it("are limited to fifty, and refused ones are named", async () => {
    const { user } = await show(picturesOf(...Array.from({ length: 49 }, (_, index) => String(index))));
    await screen.findByRole("textbox", { name: "Name" });
    site.hold(UPLOAD);
    await user.upload(
      screen.getByLabelText("Upload pictures"),
      ["a", "b", "c"].map((name) => file(`${name}.png`)),
    );
    expect(
      await screen.findByText("A product can have at most 50 pictures: 2 files were left out."),
    ).toBeInTheDocument();
    expect(screen.getByText("a.png")).toBeInTheDocument();
    expect(screen.queryByText("b.png")).not.toBeInTheDocument();
  });
});
