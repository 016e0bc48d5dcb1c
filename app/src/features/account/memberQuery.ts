import { queryOptions } from "@tanstack/react-query";
import type { LazyClient } from "../../lib/lazyClient";
import type { Member } from "../../lib/member";

const KEY = ["member"] as const;

/** The logged-in member, with the private fields. */
export function currentMemberQuery(shop: Pick<LazyClient, "members">) {
  return queryOptions({
    queryKey: [...KEY, "current"],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Member> => {
      const { member } = await shop.members.getCurrentMember({ fieldsets: ["FULL"] }, { signal });
      return member;
    },
  });
}

/** Everything that was read as a member, and must not outlive the session. */
export const memberKey = KEY;
