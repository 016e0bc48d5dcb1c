import { screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import { usePlan, setPlan } from "../features/cart/plan";
import { estimateKey } from "../features/cart/useEstimate";
import { fakeSession } from "../test/fakeSession";
import { renderStore } from "../test/renderStore";
import { forgetWithSession } from "./App";

function Plan() {
  return <p>To {usePlan().address?.postalCode ?? "nowhere"}</p>;
}

function tab(role: "visitor" | "member" = "visitor") {
  const session = fakeSession(role);
  const queries = new QueryClient();
  forgetWithSession({ session } as unknown as Parameters<typeof forgetWithSession>[0], queries);
  renderStore(<Plan />, {});
  return { session, queries };
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  setPlan({});
  sessionStorage.clear();
  localStorage.clear();
});

const leaveTraces = () => {
  setPlan({ address: { country: "DE", postalCode: "10115" } });
  localStorage.setItem("cartwright.viewed.test", '["mug"]');
  localStorage.setItem("cartwright.compare.test", '["mug"]');
};

it("leaves nothing of a member who logs out to the next shopper of the tab", async () => {
  const { session, queries } = tab();
  session.become("member", { type: "signedIn" });
  leaveTraces();
  queries.setQueryData([...estimateKey, "member"], { total: "1" });
  queries.setQueryData(["member", "current"], { name: "Ada" });
  expect(await screen.findByText("To 10115")).toBeInTheDocument();
  session.become("none", { type: "signedOut" });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
  expect(queries.getQueryData([...estimateKey, "member"])).toBeUndefined();
  expect(queries.getQueryData(["member", "current"])).toBeUndefined();
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.getItem("cartwright.plan")).toBe("{}");
});

it("leaves nothing of a member whose session ended while the tab was closed, or became another's elsewhere", async () => {
  sessionStorage.setItem("cartwright.member", "");
  leaveTraces();
  const { session } = tab();
  session.become("visitor", { type: "renewed", elsewhere: false });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
  session.become("member", { type: "signedIn" });
  leaveTraces();
  session.become("member", { type: "changedElsewhere" });
  expect(await screen.findByText("To nowhere")).toBeInTheDocument();
});

it("keeps the plan of a visitor who logs in", async () => {
  const { session } = tab();
  leaveTraces();
  session.become("member", { type: "signedIn" });
  session.become("member", { type: "renewed" });
  expect(await screen.findByText("To 10115")).toBeInTheDocument();
});
