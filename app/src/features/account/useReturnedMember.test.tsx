import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { useReturnedMember } from "./useReturnedMember";

function Page() {
  useReturnedMember();
  return null;
}

it("logs in a shopper who became a member at the checkout, and comes back without the parameter", async () => {
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

it.each(["/thank-you?orderId=o-1", "/?wixMemberLoggedIn=false"])("leaves others alone, as at %s", (at) => {
  const client = fakeClient(null);
  const beginLogin = vi.spyOn(client.auth, "beginLogin");
  renderStore(<Page />, client, { at, pages: [] });
  expect(beginLogin).not.toHaveBeenCalled();
});
