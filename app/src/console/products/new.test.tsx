import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { TransportError } from "@cartwright/sdk";
import { renderConsole } from "../test/renderConsole";
import { NewProductPage } from ".";

function show() {
  const createProductWithInventory = vi.fn((...given: [product: object]) =>
    Promise.resolve({ product: { _id: "made", given } }),
  );
  const client = { productsV3: { createProductWithInventory } };
  return { create: createProductWithInventory, ...renderConsole("/new", "/new", <NewProductPage />, client) };
}

const create = () => screen.getByRole("button", { name: "Create the product" });

describe("a new product", () => {
  it("has a variant for each combination of the typed options", async () => {
    const { create: call, user, history } = show();
    await user.click(create());
    expect(screen.getByText("A product needs a name.")).toBeInTheDocument();
    expect(screen.getByText("Enter a price, such as 24 or 24.90.")).toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tee");
    await user.type(screen.getByRole("textbox", { name: "Price" }), "1,024");
    await user.type(screen.getByRole("textbox", { name: "New option" }), "Size");
    await user.type(screen.getByRole("textbox", { name: "Its choices" }), "S, M, s{Enter}");
    expect(screen.getByText("2 variants: Size (S, M)")).toBeInTheDocument();
    await user.click(create());
    await vi.waitFor(() => {
      expect(call).toHaveBeenCalled();
    });
    const [product] = call.mock.calls[0] ?? [];
    expect(product).toMatchObject({
      name: "Tee",
      visible: false,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: "1024.00" } } }, { visible: true }] },
    });
    await vi.waitFor(() => {
      expect(history.visit().location.pathname).toBe("/owner/products/made");
    });
  });

  it("is digital if chosen, without the weights of a table", async () => {
    const { create: call, user } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Guide");
    await user.type(screen.getByRole("textbox", { name: "Price" }), "9");
    await user.selectOptions(screen.getByLabelText("Kind"), "Digital: customers download a file");
    await user.click(screen.getByRole("textbox", { name: "Variants from a spreadsheet" }));
    await user.paste("Format\tWeight\nPDF\t0.2\nAudio\t0.1");
    await user.click(create());
    await vi.waitFor(() => {
      expect(call).toHaveBeenCalled();
    });
    const [product] = call.mock.calls[0] ?? [];
    expect(product).toMatchObject({ productType: "DIGITAL" });
    expect(product).not.toHaveProperty("physicalProperties");
    expect(JSON.stringify(product)).not.toContain("weight");
  });

  it("is not created from a table with invalid cells, which are all named", async () => {
    const { create: call, user } = show();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tee");
    await user.click(screen.getByRole("textbox", { name: "Variants from a spreadsheet" }));
    await user.paste("Size\tPrice\tQuantity\nS\t12,50\t3\nM\t-1\tsome");
    expect(screen.getByText("Line 3, Price: “-1” must not be less than 0")).toBeInTheDocument();
    expect(screen.getByText("Line 3, Quantity: “some” is not a number")).toBeInTheDocument();
    await user.click(create());
    expect(call).not.toHaveBeenCalled();
  });

  it("may already exist after a timeout, which is shown before a retry", async () => {
    const { create: call, user } = show();
    call.mockRejectedValueOnce(new TransportError({ kind: "timed-out", message: "late" }));
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Tee");
    await user.type(screen.getByRole("textbox", { name: "Price" }), "5");
    await user.click(create());
    expect(await screen.findByText(/^The product may have been created/)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Tee");
  });
});
