import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { usePlatformLogin } from "./usePlatformLogin";

function Page() {
  usePlatformLogin();
  return null;
}

it("a shopper who logged in at the checkout is logged in, and the parameter is removed", async () => {
  const client = fakeClient(null);
  const beginLogin = vi.spyOn(client.auth, "beginLogin");
  renderStore(<Page />, client, { at: "/thank-you?orderId=o-1&wixMemberLoggedIn=true", pages: [] });
  await waitFor(() => {
    expect(beginLogin).toHaveBeenCalledTimes(1);
  });
  expect(beginLogin.mock.calls[0]).toEqual([
    expect.stringContaining("/login/callback"),
    expect.objectContaining({ returnPath: "/thank-you?orderId=o-1", prompt: "none" }),
  ]);
});

it.each(["/thank-you?orderId=o-1", "/?wixMemberLoggedIn=false"])("no login is begun at %s", (at) => {
  const client = fakeClient(null);
  const beginLogin = vi.spyOn(client.auth, "beginLogin");
  renderStore(<Page />, client, { at, pages: [] });
  expect(beginLogin).not.toHaveBeenCalled();
});
