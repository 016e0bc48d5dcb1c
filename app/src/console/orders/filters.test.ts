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
])("asks for %s", (_, filters, condition) => {
  expect(filterOf({ ...NO_FILTERS, ...filters })).toEqual(condition);
});

it("searches by number, or by the start of names and addresses", () => {
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

it("searches by a full name in any order, with each of its words", () => {
  const words = (q: string) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q })).match(/(?<=startsWith":")[^"]+/g);
  expect(words("Ida Lund")).toEqual(["Ida", "Ida", "Ida", "Lund", "Lund", "Lund"]);
  expect(words("Lund, Ida")).toEqual(["Lund", "Lund", "Lund", "Ida", "Ida", "Ida"]);
});

it("searches by goods, too, where the text finds some", () => {
  const goods = { "lineItems.catalogReference.catalogItemId": { $hasSome: ["mug"] } };
  const filter = (q: string, ids: string[]) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q }, { products: ids, orders: [] }));
  expect(filter("harbour mug", ["mug"])).toContain(JSON.stringify(goods));
  expect(filter("10001", ["mug"])).not.toContain("catalogItemId");
});

it("searches by the orders of a parcel, too, whether its number has letters or not", () => {
  const parcel = { _id: { $in: ["order-7"] } };
  const searched = (q: string) =>
    JSON.stringify(filterOf({ ...NO_FILTERS, state: "archived", q }, { products: [], orders: ["order-7"] }));
  expect(searched("JD014600003")).toContain(JSON.stringify(parcel));
  expect(searched("00340434161094")).toContain(JSON.stringify(parcel));
});

it("takes the last day in, and leaves a day out that is none", () => {
  const { $and } = filterOf({ ...NO_FILTERS, from: "2026-02-30x", to: "2026-03-31" }) as { $and: unknown[] };
  expect($and).toEqual([
    { status: { $ne: "INITIALIZED" } },
    { createdDate: { $lt: new Date(2026, 3, 1).toISOString() } },
  ]);
});

it("sorts the newest first where nothing else is asked", () => {
  expect(sortOf({ ...NO_FILTERS, sort: "nonsense" })).toEqual([{ fieldName: "createdDate", order: "DESC" }]);
  expect(sortOf({ ...NO_FILTERS, sort: "oldest" })).toEqual([{ fieldName: "createdDate", order: "ASC" }]);
});
