import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderStore } from "../test/renderStore";
import { type UrlCodec, useUrlState } from "./useUrlState";

const WORDS: UrlCodec<readonly string[]> = {
  read: (params) => (params.get("words") ?? "").split(",").filter(Boolean),
  write: (words) => new URLSearchParams(words.length > 0 ? { words: words.join(",") } : {}).toString(),
};

function Words() {
  const [words, set] = useUrlState(WORDS);
  return (
    <>
      <p role="status">{words.join(" ")}</p>
      <button
        onClick={() => {
          set((before) => [...before, "two"]);
          set((before) => [...before, "three"], { replace: true });
        }}
      >
        Add
      </button>
      <button onClick={() => set(() => [])}>Clear</button>
    </>
  );
}

it("useUrlState reads the URL and writes consecutive changes together", async () => {
  const { user, history } = renderStore(
    <p />,
    {},
    { at: "/list?words=one", pages: [{ path: "/list", element: <Words /> }] },
  );
  expect(screen.getByRole("status")).toHaveTextContent("one");
  await user.click(screen.getByText("Add"));
  expect(screen.getByRole("status")).toHaveTextContent("one two three");
  expect(history.visit().location.search).toBe("?words=one%2Ctwo%2Cthree");
  await user.click(screen.getByText("Clear"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(history.visit().location.search).toBe("");
});
