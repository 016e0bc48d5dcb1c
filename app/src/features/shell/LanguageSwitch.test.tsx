import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LanguageSwitch } from "./LanguageSwitch";

afterEach(() => {
  localStorage.clear();
  window.location.hash = "";
});

it("leads to the same list in another language, and remembers that", async () => {
  window.location.hash = "#content";
  render(
    <MemoryRouter initialEntries={["/search?q=mug&page=2"]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  const german = screen.getByRole("link", { name: "Deutsch" });
  expect(german).toHaveAttribute("href", "/de/search?q=mug&page=2");
  german.addEventListener("click", (event) => {
    event.preventDefault();
  });
  await userEvent.click(german);
  expect(german).toHaveProperty("href", `${window.location.origin}/de/search?q=mug&page=2#content`);
  expect(localStorage.getItem("language")).toBe("de");
});
