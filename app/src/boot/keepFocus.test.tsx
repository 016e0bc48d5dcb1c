import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keepFocus";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  window.history.replaceState(null, "", "/");
});

const frames = () =>
  act(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
  );

function Rows() {
  const [names, setNames] = useState(["one", "two", "three"]);
  return (
    <main>
      <a href="#top">top</a>
      <ul aria-label="rows">
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>{name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

async function remove(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  await frames();
}

it("the focus of a removed row moves to the next row, else the previous, else the list", async () => {
  render(<Rows />);
  await remove("two");
  expect(screen.getByRole("button", { name: "three" })).toHaveFocus();
  await remove("three");
  expect(screen.getByRole("button", { name: "one" })).toHaveFocus();
  await remove("one");
  expect(screen.getByRole("list", { name: "rows" })).toHaveFocus();
});

it("a focus moved on purpose is kept", async () => {
  render(<Rows />);
  const button = screen.getByRole("button", { name: "two" });
  button.focus();
  fireEvent.click(button);
  screen.getByRole("link").focus();
  await frames();
  expect(screen.getByRole("link")).toHaveFocus();
});

it("after a navigation the focus is left to the new page's heading", async () => {
  render(<Rows />);
  const button = screen.getByRole("button", { name: "two" });
  button.focus();
  window.history.replaceState(null, "", "/elsewhere");
  fireEvent.click(button);
  await frames();
  expect(document.body).toHaveFocus();
});
