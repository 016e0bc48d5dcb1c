import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/language";
import { FacetGroup } from "./FacetGroup";
import { PriceFilter } from "./PriceFilter";

afterEach(() => {
  setLanguage("en");
});

function show() {
  const onCommit = vi.fn();
  render(<PriceFilter min="" max="" hint={undefined} onCommit={onCommit} />);
  return { onCommit, user: userEvent.setup() };
}

it("says so at a price that is none, and applies the range once it is put right", async () => {
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

it("reads a price as the language writes it", async () => {
  setLanguage("de");
  const { onCommit, user } = show();
  await user.type(screen.getByLabelText("To"), "1.000{Enter}");
  expect(onCommit).toHaveBeenCalledWith({ min: "", max: "1000" });
});

it("tells how many products have a value, which is named by itself", () => {
  render(<FacetGroup title="Colour" values={[{ value: "Moss", count: 3 }]} chosen={[]} onToggle={vi.fn()} />);
  expect(screen.getByRole("checkbox", { name: "Moss" })).toHaveAccessibleDescription("3 products");
});
