import { describe, expect, it } from "vitest";
import { returnPathOf, safeReturnPath, withReturnPath } from "./returnPath";

describe("safeReturnPath", () => {
  it.each(["/", "/cart", "/product/mug?colour=Moss#more", "/search?q=%2F%2Fx"])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "cart",
    "",
    null,
  ])("refuses %s", (path) => {
    expect(safeReturnPath(path)).toBe("/account");
  });

  it.each(["/login", "/login/callback?code=a", "/register", "/recover/reset", "/verify-email"])(
    "does not return to %s",
    (path) => {
      expect(safeReturnPath(path)).toBe("/account");
    },
  );
});

it("withReturnPath and returnPathOf are inverse", () => {
  const address = withReturnPath("/login", "/search?q=mug&page=2");
  expect(returnPathOf(new URL(address, "https://shop.example").search)).toBe("/search?q=mug&page=2");
});
