import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/language";
import { renderStore } from "../../test/renderStore";
import { ConsoleError } from "../request";
import { Confirm } from "./Confirm";
import { csvOf } from "../list/csv";
import { Table } from "../list/Table";
import { subjectsOf } from "./live";
import { problemText } from "./problems";
import { ViewTabs } from "../list/ViewTabs";

it("names refused fields as forms do, with the English reason in English only", () => {
  const violations = [
    { field: "product.variantsInfo.variants[2].price.actualPrice.amount", description: "must not be negative" },
    { field: "product.somethingElse", description: "is missing" },
  ];
  const refusal = Object.assign(new ConsoleError("", {}), { violations });
  expect(problemText(refusal)).toBe("Price: This must not be negative. somethingElse: This is missing.");
  setLanguage("de");
  expect(problemText(refusal)).toBe("Price: This is not accepted. somethingElse: This is not accepted.");
  setLanguage("en");
});

it("writes CSV that a spreadsheet reads as texts", () => {
  expect(
    csvOf([
      ["a", 'b "c"', "d,e"],
      ["=1+1", "-5.20", "@x"],
    ]),
  ).toBe(`a,"b ""c""","d,e"\r\n'=1+1,-5.20,'@x\r\n`);
});

it("knows the screens that an event concerns", () => {
  const event = (entityFqdn: string) => JSON.stringify({ entityFqdn });
  expect(subjectsOf(event("wix.ecom.v1.order"))).toEqual(["orders", "sales", "webhooks"]);
  expect(subjectsOf(event("wix.members.v1.member"))).toEqual(["members", "webhooks"]);
  expect(subjectsOf(event("wix.stores.catalog.v3.product"))).toEqual(["products", "webhooks"]);
  expect(subjectsOf("{")).toEqual([]);
  expect(subjectsOf("null")).toEqual([]);
});

it("says why something was refused, with the number of the call", () => {
  const refusal = new ConsoleError("no", { code: "NOT_ON_A_HOSTED_SITE", status: 501, requestId: "r-1" });
  expect(problemText(refusal)).toBe("This is not available on a hosted site. Reference r-1");
  expect(problemText(new ConsoleError("", { kind: "network" }))).toMatch(/cannot be reached/);
});

it("selects rows one by one and all of the page, by the keyboard", async () => {
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

it("acts once, however often the button is pressed", async () => {
  let finish: () => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = vi.fn();
  const { user } = renderStore(
    <Confirm open title="Sure?" act="Do it" onClose={onClose} onConfirm={act}>
      <p>Really</p>
    </Confirm>,
    {},
  );
  const button = await screen.findByRole("button", { name: "Do it" });
  await user.dblClick(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it("saves filters as a view, and takes its removal back", async () => {
  localStorage.clear();
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

it("knows a view by its parameters, in whatever order the address has them", () => {
  const known = [{ name: "Open", query: "state=tofulfil&sort=oldest" }];
  renderStore(<ViewTabs list="order" known={known} query="sort=oldest&state=tofulfil" />, {});
  expect(screen.getByRole("link", { name: "Open" })).toHaveAttribute("aria-current", "page");
  expect(screen.queryByRole("button", { name: "Save view" })).not.toBeInTheDocument();
});
