import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderStore } from "../../test/renderStore";
import { SignIn } from "./SignIn";

it.each(["", "  "])("the owner's sign-in sends no key of %j and says what is missing", async (key) => {
  const signIn = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", signIn);
  renderStore(<SignIn host="http://localhost:4400" ended={undefined} onDone={() => undefined} />, {});
  const field = screen.getByLabelText("Owner's key");
  fireEvent.change(field, { target: { value: key } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Paste the key.");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Paste the key\.$/);
  expect(signIn).not.toHaveBeenCalled();
});
