/** Reads of members and of reports about them. */
import { queryOptions } from "@tanstack/react-query";
import type { memberReport, members } from "@cartwright/sdk";
import { isNotFound } from "../../lib/errors";
import { wholeInAddress } from "../../lib/typed";
import type { Order } from "../../lib/order";
import type { ConsoleClient } from "../client";
import { ORDERS } from "../orders/queries";
import { CONSOLE } from "../session";

export type Member = members.Member;
export type Report = memberReport.MemberReport;

export const MEMBERS = [CONSOLE, "members"] as const;

export const PAGE_SIZE = 50;

export type MemberFilters = Readonly<Record<"q" | "status" | "sort", string>>;

export const STATUSES = ["PENDING", "APPROVED", "BLOCKED", "OFFLINE"] as const;

/** The filter of the calls by filter. */
export function filterOf({ status }: Pick<MemberFilters, "status">): Record<string, unknown> {
  return STATUSES.some((known) => known === status) ? { status } : {};
}

const SORTS: Readonly<Record<string, { fieldName: string; order: "ASC" | "DESC" }>> = {
  "": { fieldName: "profile.nickname", order: "ASC" },
  email: { fieldName: "loginEmail", order: "ASC" },
};

/** Reads a page of the members that filters find; the number of all is undefined where they are too many to count. */
export async function readMembers(client: ConsoleClient, filters: MemberFilters, asked: string, signal: AbortSignal) {
  const page = wholeInAddress(asked) ?? 1;
  const sort = SORTS[filters.sort] ?? SORTS[""];
  const { members: found = [], metadata } = await client.members.queryMembers(
    {
      filter: filterOf(filters),
      ...(sort && { sort: [sort] }),
      paging: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    },
    { fieldsets: ["FULL"], ...(filters.q && { search: { expression: filters.q } }) },
    { signal },
  );
  const items: Member[] = found;
  const total = metadata?.total;
  const isLast = total === undefined ? items.length < PAGE_SIZE : page * PAGE_SIZE >= total;
  return {
    items,
    total,
    page,
    previous: page > 1 ? String(page - 1) : undefined,
    next: isLast ? undefined : String(page + 1),
  };
}

export function membersQuery(client: ConsoleClient, filters: MemberFilters, page: string) {
  return {
    queryKey: [...MEMBERS, "list", filters, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => readMembers(client, filters, page, signal),
  };
}

/** A member; null when there is none. */
export function memberQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...MEMBERS, "one", id],
    queryFn: async ({ signal }): Promise<Member | null> => {
      try {
        return await client.members.getMember(id, { fieldsets: ["FULL"] }, { signal });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/** The newest orders of a member. */
export function memberOrdersQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "member", id],
    queryFn: async ({ signal }): Promise<{ orders: Order[]; isAll: boolean }> => {
      const { orders = [], metadata } = await client.orders.searchOrders(
        {
          cursorPaging: { limit: 100 },
          filter: { "buyerInfo.memberId": id, status: { $ne: "INITIALIZED" } },
          sort: [{ fieldName: "createdDate", order: "DESC" }],
        },
        { signal },
      );
      return { orders, isAll: !metadata?.cursors?.next };
    },
  });
}

export interface Reported {
  member: Member | undefined;
  memberId: string;
  reports: Report[];
}

/** The reported members, each with the newest reports about them. */
export function reportsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...MEMBERS, "reports"],
    queryFn: async ({ signal }): Promise<{ reported: Reported[]; names: Record<string, string> }> => {
      const { memberReports = [] } = await client.memberReport.queryMemberReports(
        { cursorPaging: { limit: 100 }, sort: [{ fieldName: "createdDate", order: "DESC" }] },
        { signal },
      );
      const ids = new Set(
        memberReports.flatMap(({ reportedMemberId = "", reportingMemberId = "" }) => [
          reportedMemberId,
          reportingMemberId,
        ]),
      );
      ids.delete("");
      const known = new Map<string, Member>();
      if (ids.size > 0) {
        const { members: found = [] } = await client.members.queryMembers(
          { filter: { id: { $in: [...ids].slice(0, 100) } }, paging: { limit: 100 } },
          { fieldsets: ["FULL"] },
          { signal },
        );
        for (const member of found) known.set(member._id, member);
      }
      const reported = new Map<string, Reported>();
      for (const report of memberReports) {
        const memberId = report.reportedMemberId ?? "";
        const entry = reported.get(memberId) ?? { memberId, member: known.get(memberId), reports: [] };
        entry.reports.push(report);
        reported.set(memberId, entry);
      }
      const names = Object.fromEntries([...known].map(([id, member]) => [id, member.profile?.nickname ?? ""]));
      return { reported: [...reported.values()], names };
    },
  });
}
