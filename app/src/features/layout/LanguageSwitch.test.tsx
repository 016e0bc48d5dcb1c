import { t } from "@lingui/core/macro";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { LanguageRouter } from "../../boot/LanguageRouter";
import { loadTexts, switchLanguage } from "../../lib/texts";
import { LanguageSwitch } from "./LanguageSwitch";

afterEach(async () => {
  window.history.replaceState(null, "", "/");
  await switchLanguage("en");
});

function Page() {
  return (
    <>
      <h1>{t`Products`}</h1>
      <LanguageSwitch />
    </>
  );
}

/** A component with state around the pages. */
function Store() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}
      >
        Count {count}
      </button>
      <LanguageRouter>
        <Page />
      </LanguageRouter>
    </>
  );
}

it("the language switch shows the same page without a reload, and Back returns", async () => {
  window.history.replaceState(null, "", "/search?q=mug&page=2#content");
  await loadTexts("shop");
  const user = userEvent.setup();
  render(<Store />);
  await user.click(screen.getByRole("button", { name: "Count 0" }));
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  const german = screen.getByRole("link", { name: "Deutsch" });
  expect(german).toHaveAttribute("href", "/de/search?q=mug&page=2");

  await user.click(german);
  expect(await screen.findByRole("heading", { name: "Produkte" })).toBeVisible();
  expect(window.location.href).toBe(`${window.location.origin}/de/search?q=mug&page=2#content`);
  expect(document.documentElement).toHaveProperty("lang", "de");
  expect(screen.getByRole("button", { name: "Count 1" })).toBeVisible();
  expect([localStorage.getItem("language"), sessionStorage.getItem("language")]).toEqual(["de", "de"]);
  await user.click(screen.getByRole("link", { name: "العربية" }));
  expect(await screen.findByRole("heading", { name: "المنتجات" })).toBeVisible();
  expect(document.documentElement).toHaveProperty("dir", "rtl");

  window.history.back();
  expect(await screen.findByRole("heading", { name: "Produkte" })).toBeVisible();
});
