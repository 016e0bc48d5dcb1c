import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderStore } from "../../../test/renderStore";
import { renderConsole } from "../../test/renderConsole";
import { savedFiles } from "../../test/savedFiles";
import type { Column } from "./columns";
import { csvOf } from "./csv";
import { ListPage } from "./ListPage";
import { Table } from "./Table";
import { ViewTabs } from "./ViewTabs";

interface Book {
  id: string;
  name: string;
  pages: number;
}
const BOOKS: readonly Book[] = [
  { id: "1", name: "Walden", pages: 352 },
  { id: "2", name: "Emma", pages: 474 },
];

afterEach(() => {
  vi.restoreAllMocks();
});

const cellOf = vi.fn(({ pages }: Book) => pages);

const columns = (): Column<Book>[] => [
  { id: "name", title: "Name", fixed: "start", text: ({ name }) => name, cell: ({ name }) => name },
  { id: "pages", title: "Pages", align: "end", text: ({ pages }) => String(pages), cell: cellOf },
  { id: "id", title: "Number", optional: true, text: ({ id }) => id, cell: ({ id }) => id },
];

const nameOf = ({ name }: Book) => name;

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
      columns={columns}
      rowId={({ id }) => id}
      nameOf={nameOf}
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

it("a list shows the chosen columns in their order, also when reopened", async () => {
  const { user, unmount } = show();
  expect(await headings()).toEqual(["Name", "Pages"]);
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Columns" }));
  await user.click(dialog.getByRole("checkbox", { name: "Number" }));
  await user.click(dialog.getByRole("button", { name: "Move Number earlier" }));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  expect(await headings()).toEqual(["Name", "Number", "Pages"]);
  unmount();
  const again = show();
  expect(await headings()).toEqual(["Name", "Number", "Pages"]);
  await again.user.click(await screen.findByRole("button", { name: "Columns" }));
  await again.user.click(screen.getByRole("button", { name: "Reset to default" }));
  expect(await headings()).toEqual(["Name", "Pages"]);
});

it("a list renders no cell again when a row is selected or the search is typed", async () => {
  const { user } = show();
  await screen.findByText("Emma");
  cellOf.mockClear();
  await user.click(screen.getByRole("checkbox", { name: "Select Emma" }));
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.type(screen.getByLabelText("Search"), "e");
  expect(screen.getByRole("checkbox", { name: "Select Walden" })).toBeChecked();
  expect(cellOf).not.toHaveBeenCalled();
});

it("each list with checkboxes names its functions of columns and names, whose identity is then stable", () => {
  const sources = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });
  const lists = Object.entries(sources).filter(
    ([path, code]) => /<ListPage\b[^]*\bnameOf=/.test(code) && !path.includes(".test."),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const [path, code] of lists) {
    expect(code, path).toMatch(/\bcolumns=\{\w+\}/);
    expect(code, path).toMatch(/\bnameOf=\{\w+\}/);
  }
});

it("a list is sorted by its headings and by the sort field", async () => {
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

it("an export has all columns of all or of the selected rows", async () => {
  const { files, user } = show();
  await user.click(await screen.findByRole("button", { name: "Export all" }));
  await screen.findByText("Export finished.");
  await user.click(screen.getByRole("checkbox", { name: "Select Emma" }));
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  const [all, selected] = await Promise.all(files.map((file) => file.text()));
  expect(all).toBe("Name,Pages,Number\r\nWalden,352,1\r\nEmma,474,2\r\n");
  expect(selected).toBe("Name,Pages,Number\r\nEmma,474,2\r\n");
});

it("an export escapes formulas in its CSV", () => {
  expect(
    csvOf([
      ["a", 'b "c"', "d,e"],
      ["=1+1", "-5.20", "@x"],
    ]),
  ).toBe(`a,"b ""c""","d,e"\r\n'=1+1,-5.20,'@x\r\n`);
});

it("a row can be selected by keyboard, and all rows of a page by one checkbox", async () => {
  const select = vi.fn();
  const { user } = renderStore(
    <Table
      label="Rows"
      columns={[{ id: "id", title: "Id", cell: ({ id }: { id: string }) => id }]}
      rows={[{ id: "a" }, { id: "b" }]}
      rowId={({ id }) => id}
      selection={{ ids: new Set(["b"]), select, clear: vi.fn(), nameOf: ({ id }) => id }}
      empty="None"
    />,
    {},
  );
  expect(screen.getByRole("checkbox", { name: "Select b" })).toBeChecked();
  screen.getByRole("checkbox", { name: "Select a" }).focus();
  await user.keyboard(" ");
  expect(select).toHaveBeenLastCalledWith(["a"], true);
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  expect(select).toHaveBeenLastCalledWith(["a", "b"], true);
});

it("filters can be saved as a view, and its removal undone", async () => {
  const known = [{ name: "All", query: "" }];
  const { user } = renderStore(<ViewTabs list="test" known={known} query="q=ada" />, {});
  await user.click(screen.getByRole("button", { name: "Save view" }));
  await user.type(screen.getByLabelText("Name of the view"), "Ada's{Enter}");
  expect(screen.getByRole("link", { name: "Ada's" })).toHaveAttribute("href", "/?q=ada");
  expect(screen.getByRole("link", { name: "Ada's" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("button", { name: "Save view" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove the view Ada's" }));
  expect(screen.queryByRole("link", { name: "Ada's" })).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("console-views-test") ?? "")).toEqual([]);
});

it("a view is recognized by its parameters in any order", () => {
  const known = [{ name: "Open", query: "state=tofulfil&sort=oldest" }];
  renderStore(<ViewTabs list="order" known={known} query="sort=oldest&state=tofulfil" />, {});
  expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("button", { name: "Save view" })).not.toBeInTheDocument();
});

it("a tick of all rows ticks those out of sight too, and the next tick drops them", async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({ id: String(index), name: `Book ${index}`, pages: index }));
  const page = (
    <ListPage
      list="many"
      title="Books"
      read={() => ({ queryKey: ["many"], queryFn: () => Promise.resolve({ items: many }) })}
      failure="The books could not be loaded"
      columns={columns}
      rowId={({ id }) => id}
      nameOf={nameOf}
      empty="No books"
    />
  );
  const { user } = renderConsole("/owner/books", "/owner/books", page, {});
  const all = await screen.findByRole("checkbox", { name: "Select all on this page" });
  const ticked = () => screen.queryAllByRole("checkbox", { name: /^Select Book/, checked: true }).length;
  await screen.findByRole("checkbox", { name: "Select Book 44" });
  await user.click(all);
  expect(ticked()).toBe(45);
  await user.click(screen.getByRole("checkbox", { name: "Select Book 44" }));
  expect(ticked()).toBe(44);
  await user.click(all);
  await user.click(all);
  expect(ticked()).toBe(0);
});
