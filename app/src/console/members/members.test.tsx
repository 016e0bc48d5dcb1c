import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { MembersPage } from ".";

const member = (id: string, status: string) => ({
  _id: id,
  status,
  loginEmail: `${id}@example.com`,
  profile: { nickname: id },
});
const ALL = [member("Ada", "PENDING"), member("Bo", "PENDING"), member("Cy", "BLOCKED")];

interface Query {
  filter: { status?: string };
}

function show(count?: (found: number) => object) {
  const members = {
    queryMembers: ({ filter: { status } }: Query) => {
      const found = ALL.filter((each) => !status || each.status === status);
      return Promise.resolve({ members: found, metadata: count?.(found.length) ?? { total: found.length } });
    },
    bulkApproveMembers: vi.fn((...given: [filter: object]) => Promise.resolve({ given })),
    bulkBlockMembers: vi.fn((...given: [filter: object]) => Promise.resolve({ given })),
    bulkDeleteMembers: vi.fn((ids: readonly string[]) =>
      Promise.resolve({ results: ids.map((_id) => ({ itemMetadata: { _id, success: true } })) }),
    ),
    bulkDeleteMembersByFilter: vi.fn((...given: [filter: object, options: object]) => Promise.resolve({ given })),
    blockMember: vi.fn((...given: [id: string]) => Promise.resolve({ given })),
    approveMember: vi.fn((...given: [id: string]) => Promise.resolve({ given })),
    muteMember: vi.fn((...given: [id: string]) => Promise.resolve({ given })),
    unmuteMember: vi.fn((...given: [id: string]) => Promise.resolve({ given })),
    disconnectMember: vi.fn((...given: [id: string]) => Promise.resolve({ given })),
  };
  return { members, ...renderConsole("/owner/members", "/owner/members", <MembersPage />, { members }) };
}

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

it("a bulk delete affects only selected visible members, with the count confirmed first", async () => {
  const { members, user } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Select Ada" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Bo" }));
  await user.selectOptions(screen.getByLabelText("State"), "BLOCKED");
  await user.click(await screen.findByRole("checkbox", { name: "Select Cy" }));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click((await dialog("Delete")).getByRole("button", { name: "Delete: 1 member" }));
  expect(members.bulkDeleteMembers).toHaveBeenCalledWith(["Cy"]);
  expect(await screen.findByText("1 member changed.")).toBeInTheDocument();
});

it("a bulk action affects all matching members only if that is chosen for it", async () => {
  const { members, user } = show();
  await user.selectOptions(await screen.findByLabelText("State"), "PENDING");
  await user.click(await screen.findByRole("checkbox", { name: "Select Ada" }));
  await user.click(screen.getByRole("button", { name: "Approve" }));
  const approval = await dialog("Approve");
  await user.click(approval.getByRole("radio", { name: "All that match the filters (2): Awaiting approval" }));
  expect(approval.getByRole("button", { name: "Approve: 2 members" })).toBeInTheDocument();
  await user.click(approval.getByRole("button", { name: "Back" }));

  await user.click(screen.getByRole("button", { name: "Block" }));
  const block = await dialog("Block");
  await user.click(block.getByRole("button", { name: "Block: 1 member" }));
  expect(members.bulkBlockMembers).toHaveBeenCalledWith({ id: { $in: ["Ada"] } });
});

it("unblocking one member can be undone", async () => {
  const { members, user } = show();
  await user.click(await screen.findByRole("button", { name: "Unblock: Cy" }));
  expect(members.approveMember).toHaveBeenCalledWith("Cy");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(members.blockMember).toHaveBeenCalledWith("Cy");
});

it("members too many to count are not shown as 0 and have a next page", async () => {
  const many = Array.from({ length: 50 }, (_, index) => member(`Member ${index}`, "APPROVED"));
  ALL.push(...many);
  onTestFinished(() => {
    ALL.length -= many.length;
  });
  const { user } = show(() => ({ tooManyToCount: true }));
  expect(await screen.findByText("Too many members to count")).toBeInTheDocument();
  await user.click(await screen.findByRole("checkbox", { name: "Select Ada" }));
  await user.click(screen.getByRole("button", { name: "Block" }));
  const block = await dialog("Block");
  await user.click(block.getByRole("radio", { name: "All that match the filters, too many to count: everybody" }));
  expect(block.getByRole("button", { name: "Block: all that match the filters" })).toBeInTheDocument();
});

it("uncounted members have a next page while a page is full", async () => {
  const many = Array.from({ length: 50 }, (_, index) => member(`Member ${index}`, "OFFLINE"));
  ALL.push(...many);
  onTestFinished(() => {
    ALL.length -= many.length;
  });
  const { user } = show(() => ({ tooManyToCount: true }));
  await user.selectOptions(await screen.findByLabelText("State"), "OFFLINE");
  expect(await screen.findByText("Page 1")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next page" })).not.toHaveAttribute("aria-disabled", "true");
});
