import { expect, it } from "vitest";
import { filterOf, NO_FILTERS, sortOf } from "./filters";

it.each([
  ["nothing: all that were placed", {}, { status: { $ne: "INITIALIZED" } }],
  [
    "an unknown value: as if it were not there",
    { payment: "constructor", state: "x" },
    { status: { $ne: "INITIALIZED" } },
  ],
  ["cancelled ones", { state: "cancelled" }, { status: "CANCELED" }],
])("filterOf builds the filter for %s", (_, filters, condition) => {
  expect(filterOf({ ...NO_FILTERS, ...filters })).toEqual(condition);
});

it("an order search matches numbers and prefixes of names and emails", () => {
  const searched = (q: string) => filterOf({ ...NO_FILTERS, state: "archived", q });
  expect(searched(" #10001 ")).toEqual({ $and: [{ archived: true }, { number: "10001" }] });
  const starts = { $startsWith: "ada" };
  expect(searched("ada")).toEqual({
    $and: [
      { archived: true },
      {
        $or: [
          { "buyerInfo.email": starts },
          { "billingInfo.contactDetails.firstName": starts },
          { "billingInfo.contactDetails.lastName": starts },
        ],
      },
    ],
  });
});

it("an order search matches the words of a full name in any order", () => {
  const words = (q: string) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q })).match(/(?<=startsWith":")[^"]+/g);
  expect(words("Ida Lund")).toEqual(["Ida", "Ida", "Ida", "Lund", "Lund", "Lund"]);
  expect(words("Lund, Ida")).toEqual(["Lund", "Lund", "Lund", "Ida", "Ida", "Ida"]);
});

it("an order search includes matching products", () => {
  const goods = { "lineItems.catalogReference.catalogItemId": { $hasSome: ["mug"] } };
  const filter = (q: string, ids: string[]) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q }, { products: ids, orders: [] }));
  expect(filter("harbour mug", ["mug"])).toContain(JSON.stringify(goods));
  expect(filter("10001", ["mug"])).not.toContain("catalogItemId");
});

it("an order search includes orders with a matching tracking number", () => {
  const parcel = { _id: { $in: ["order-7"] } };
  const searched = (q: string) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q }, { products: [], orders: ["order-7"] }));
  expect(searched("JD014600003")).toContain(JSON.stringify(parcel));
  expect(searched("00340434161094")).toContain(JSON.stringify(parcel));
});

it("a date filter includes its last day and ignores an invalid date", () => {
  const { $and } = filterOf({ ...NO_FILTERS, from: "2026-02-30x", to: "2026-03-31" }) as { $and: unknown[] };
  expect($and).toEqual([
    { status: { $ne: "INITIALIZED" } },
    { createdDate: { $lt: new Date(2026, 3, 1).toISOString() } },
  ]);
});

it("orders are sorted newest first by default", () => {
  expect(sortOf({ ...NO_FILTERS, sort: "nonsense" })).toEqual([{ fieldName: "createdDate", order: "DESC" }]);
  expect(sortOf({ ...NO_FILTERS, sort: "oldest" })).toEqual([{ fieldName: "createdDate", order: "ASC" }]);
});
