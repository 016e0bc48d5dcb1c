import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { savedFiles } from "../test/savedFiles";
import { ListPage } from "./ListPage";

interface Book {
  id: string;
  name: string;
  pages: number;
}
const BOOKS: readonly Book[] = [
  { id: "1", name: "Walden", pages: 352 },
  { id: "2", name: "Emma", pages: 474 },
];

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function show() {
  const read = vi.fn((sort: string) => ({
    queryKey: ["books", sort],
    queryFn: () => Promise.resolve({ items: BOOKS }),
  }));
  const page = (
    <ListPage
      list="books"
      title="Books"
      filters={[{ key: "q", kind: "search", label: "Search" }]}
      sorts={[
        { value: "", label: "Name", column: "name" },
        { value: "short", label: "Shortest first", column: "pages", direction: "ascending" },
        { value: "long", label: "Longest first", column: "pages", direction: "descending" },
      ]}
      read={({ sort }) => read(sort)}
      failure="The books could not be loaded"
      columns={() => [
        { id: "name", title: "Name", fixed: "start", text: ({ name }: Book) => name, cell: ({ name }) => name },
        { id: "pages", title: "Pages", align: "end", text: ({ pages }) => String(pages), cell: ({ pages }) => pages },
        { id: "id", title: "Number", optional: true, text: ({ id }) => id, cell: ({ id }) => id },
      ]}
      rowId={({ id }) => id}
      nameOf={({ name }) => name}
      csv={{
        fileName: "books.csv",
        read: () => Promise.resolve({ items: BOOKS }),
        counted: (count) => `${count} books`,
      }}
      empty="No books"
      noMatch={["No match", "All books"]}
    />
  );
  return { read, files: savedFiles(), ...renderConsole("/books", "/books", page, {}) };
}

const headings = async () =>
  (await screen.findAllByRole("columnheader")).slice(1).map(({ textContent }) => textContent);

it("shows the columns that were chosen, in their order, and again when the list is opened", async () => {
  const { user, unmount } = show();
  expect(await headings()).toEqual(["Name", "Pages"]);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Columns" }));
  await user.click(dialog.getByRole("checkbox", { name: "Number" }));
  await user.click(dialog.getByRole("button", { name: "Move Number earlier" }));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(await headings()).toEqual(["Name", "Number", "Pages"]);
  unmount();
  const again = show();
  expect(await headings()).toEqual(["Name", "Number", "Pages"]);
  await again.user.click(screen.getByRole("button", { name: "Columns" }));
  await again.user.click(screen.getByRole("button", { name: "Reset to default" }));
  expect(await headings()).toEqual(["Name", "Pages"]);
});

it("is sorted by its headings as by the choice of the order", async () => {
  const { read, user } = show();
  await user.click(await screen.findByRole("button", { name: "Pages" }));
  expect(read).toHaveBeenLastCalledWith("short");
  expect(screen.getByRole("columnheader", { name: "Pages" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getByLabelText("Sort by")).toHaveValue("short");
  await user.click(screen.getByRole("button", { name: "Pages" }));
  expect(read).toHaveBeenLastCalledWith("long");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(read).toHaveBeenLastCalledWith("");
});

it("writes all columns to its file, of all entries or of those that were selected", async () => {
  const { files, user } = show();
  await user.click(await screen.findByRole("button", { name: "Export all" }));
  await screen.findByText("The file is written.");
  await user.click(screen.getByRole("checkbox", { name: "Select Emma" }));
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  const [all, selected] = await Promise.all(files.map((file) => file.text()));
  expect(all).toBe("Name,Pages,Number\r\nWalden,352,1\r\nEmma,474,2\r\n");
  expect(selected).toBe("Name,Pages,Number\r\nEmma,474,2\r\n");
});
