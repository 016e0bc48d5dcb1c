import { expect, it } from "vitest";
import { checked, shop } from "./shop.ts";
import { iconOf, stylesOf } from "./shopLook.ts";

it("shop.json yields light and dark colours and an icon in the shop's colour", () => {
  const colors = { brand: ["#112233", "#445566"] } as const;
  expect(stylesOf({ colors })).toBe(":root { --brand: light-dark(#112233, #445566); }");
  const icon = iconOf({ colors, mark: "M1 1h2" });
  expect([icon.includes('fill="#112233"'), icon.includes('d="M1 1h2"')]).toEqual([true, true]);
});

it("a faulty shop.json is refused with every mistake named", () => {
  const wrong = {
    ...shop,
    name: " ",
    mark: '"/><script>',
    colors: { brand: ["green", "#445566"] as const },
    languages: ["en", "fr"],
    country: "USA",
    currency: "$",
  };
  const problems = ["name", "colors.brand", "fr", "country", "currency", "mark"];
  for (const problem of problems) expect(() => checked(wrong), problem).toThrow(problem);
  expect(checked(shop)).toBe(shop);
});
