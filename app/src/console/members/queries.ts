/** Reads of members and of reports about them. */
import { queryOptions } from "@tanstack/react-query";
import type { memberReport, members } from "@cartwright/sdk";
import type { ConsoleClient } from "../session/client";
import type { Listed } from "../kit/list/ListPage";
import { offsetPage } from "../kit/list/reading";
import { newestOrders, ORDERS } from "../orders/queries";
import { orNull } from "../session/request";
import { CONSOLE } from "../session/session";

export type Member = members.Member;
/** A report with the name of its author; empty for a deleted member. */
export type Report = memberReport.MemberReport & { by: string };

export const MEMBERS = [CONSOLE, "members"] as const;

export const PAGE_SIZE = 50;

export type MemberFilters = Readonly<Record<"q" | "status" | "sort", string>>;

export const STATUSES = ["PENDING", "APPROVED", "BLOCKED", "OFFLINE"] as const;

/** The filter of the bulk calls. */
export function filterOf({ status }: Pick<MemberFilters, "status">): Record<string, unknown> {
  return STATUSES.some((known) => known === status) ? { status } : {};
}

/** The sort order of a list, from its URL parameter. */
const sortOf = (name: string) => ({
  fieldName: name === "email" ? "loginEmail" : "profile.nickname",
  order: "ASC" as const,
});

/** Reads a page of the members that match filters; the total is undefined if there are too many to count. */
export function readMembers(client: ConsoleClient, filters: MemberFilters, page: string, signal: AbortSignal) {
  const sort = [sortOf(filters.sort)];
  return offsetPage<Member>(page, PAGE_SIZE, async (offset) => {
    const { members: items = [], metadata } = await client.members.queryMembers(
      { filter: filterOf(filters), sort, paging: { limit: PAGE_SIZE, offset } },
      { fieldsets: ["FULL"], ...(filters.q && { search: { expression: filters.q } }) },
      { signal },
    );
    return { items, total: metadata?.total };
  });
}

export function membersQuery(client: ConsoleClient, filters: MemberFilters, page: string) {
  return {
    queryKey: [...MEMBERS, "list", filters, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => readMembers(client, filters, page, signal),
  };
}

/** A member; null if it does not exist. */
export function memberQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...MEMBERS, "one", id],
    queryFn: ({ signal }): Promise<Member | null> =>
      orNull(client.members.getMember(id, { fieldsets: ["FULL"] }, { signal })),
  });
}

/** The newest orders of members, up to a limit. */
export function memberOrdersQuery(client: ConsoleClient, ids: readonly string[], limit: number) {
  return queryOptions({
    queryKey: [...ORDERS, "members", ids, limit],
    queryFn: ({ signal }) => newestOrders(client, { "buyerInfo.memberId": { $in: [...ids] } }, limit, signal),
  });
}

export interface Reported {
  member: Member | undefined;
  memberId: string;
  reports: Report[];
}

/** The greatest number of ids in a query. */
const MAX_IDS = 100;

/** The members that exist, by their ids. */
async function membersById(client: ConsoleClient, ids: readonly string[], signal: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
    client.members.queryMembers(
      {
        filter: { id: { $in: ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS) } },
        paging: { limit: MAX_IDS },
      },
      { fieldsets: ["FULL"] },
      { signal },
    ),
  );
  const found = (await Promise.all(parts)).flatMap(({ members = [] }) => members);
  return new Map(found.map((member) => [member._id, member]));
}

/** The reported members, each with its newest reports. */
export function reportsQuery(client: ConsoleClient) {
  return {
    queryKey: [...MEMBERS, "reports"],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Listed<Reported>> => {
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
      const known = await membersById(client, [...ids], signal);
      const reported = new Map<string, Reported>();
      for (const report of memberReports) {
        const memberId = report.reportedMemberId ?? "";
        const entry = reported.get(memberId) ?? { memberId, member: known.get(memberId), reports: [] };
        entry.reports.push({ ...report, by: known.get(report.reportingMemberId ?? "")?.profile?.nickname ?? "" });
        reported.set(memberId, entry);
      }
      return { items: [...reported.values()] };
    },
  };
}
