import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { QuantityStepper } from "../ui";
import { isComposing } from "./keys";

it("isComposing recognizes keys of an IME composition, also in Safari", () => {
  const heard: boolean[] = [];
  render(<input onKeyDown={(event) => heard.push(isComposing(event))} />);
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(heard).toEqual([true, true, false]);
});

it("every field that handles keys checks isComposing", () => {
  const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
  const acting = Object.entries(sources).filter(
    ([path, source]) => !path.includes(".test.") && /onKeyDown=/.test(source) && /<input|<textarea|field/i.test(source),
  );
  expect(acting.length).toBeGreaterThan(4);
  expect(acting.filter(([, source]) => !source.includes("isComposing(")).map(([path]) => path)).toEqual([]);
});

it("a typed quantity is accepted as a whole or kept with the reason", () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Quantity" value={2} max={5000} onChange={onChange} />);
  const type = (text: string) => {
    const field = screen.getByRole("textbox", { name: "Quantity" });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: "Enter" });
    return field;
  };
  for (const text of ["1e2", "2.5", "1.000"]) {
    expect(type(text)).toHaveValue(text);
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole number, such as 2.");
  }
  expect(onChange).not.toHaveBeenCalled();
  type("1,000");
  type("٣");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  type("9000");
  expect(screen.getByRole("alert")).toHaveTextContent("5,000 at most.");
  expect(onChange.mock.calls).toEqual([[1000], [3], [5000]]);
});
