import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { ReportsPage } from ".";

const report = (id: string, description: string) => ({
  _id: id,
  reportedMemberId: "tomas",
  reportingMemberId: "iris",
  reason: { category: "SPAM", description },
});

it("reports about a member are listed with their reporters and dismissed together", async () => {
  let memberReports = [report("r1", "Sells watches"), report("r2", "And pens")];
  const deleteMemberReports = vi.fn(() => {
    memberReports = [];
    return Promise.resolve({});
  });
  const client = {
    memberReport: { queryMemberReports: () => Promise.resolve({ memberReports }), deleteMemberReports },
    members: {
      queryMembers: () =>
        Promise.resolve({
          members: [
            { _id: "tomas", status: "APPROVED", profile: { nickname: "Tomas" } },
            { _id: "iris", status: "APPROVED", profile: { nickname: "Iris" } },
          ],
        }),
    },
  };
  const { user } = renderConsole("/owner/members/reports", "/owner/members/reports", <ReportsPage />, client);
  const about = within(await screen.findByRole("row", { name: /^Tomas/ }));
  expect(about.getByText("Sells watches")).toBeInTheDocument();
  expect(about.getAllByText("by Iris")).toHaveLength(2);
  expect(about.getByRole("button", { name: /^Block/ })).toBeInTheDocument();
  await user.click(about.getByRole("button", { name: "Dismiss 2 reports: Tomas" }));
  const dialog = await screen.findByRole("dialog", { name: "Dismiss the reports about Tomas?" });
  await user.click(within(dialog).getByRole("button", { name: "Dismiss" }));
  expect(await screen.findByText("No members have been reported.")).toBeInTheDocument();
  expect(deleteMemberReports).toHaveBeenCalledWith("tomas");
});
