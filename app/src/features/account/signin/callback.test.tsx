import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ADA } from "../../../test/fakeMembers";
import { fakeClient } from "../../../test/fakeClient";
import { renderSignin } from "../../../test/renderSignin";

const refused = () => Object.assign(new Error("state"), { kind: "oauth" });

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

function callback(client: ReturnType<typeof fakeClient>, state: string) {
  window.history.replaceState(null, "", `/login/callback?code=used&state=${state}`);
  return renderSignin(
    { ...client, auth: { ...client.auth, completeLogin: () => Promise.reject(refused()) } },
    "/login/callback",
  );
}

it("a callback with a used code leads a logged-in member to the account", async () => {
  const { history } = callback(fakeClient(null, ADA), "twice");
  expect(await screen.findByText("Arrived")).toBeInTheDocument();
  expect(history.visit().location.pathname).toBe("/account");
});

it("a callback with a refused code shows that nobody is logged in", async () => {
  callback(fakeClient(null), "refused");
  expect(await screen.findByRole("heading", { name: "You are not logged in" })).toBeInTheDocument();
});
