import { queryOptions } from "@tanstack/react-query";
import type { Member } from "../../lib/member";
import type { Shop } from "../../lib/useShop";

const KEY = ["member"] as const;

/** The logged-in member, with the private fields. */
export function currentMemberQuery(shop: Shop) {
  return queryOptions({
    queryKey: [...KEY, "current"],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Member> => {
      const { member } = await shop.call(({ members }) =>
        members.getCurrentMember({ fieldsets: ["FULL"] }, { signal }),
      );
      return member;
    },
  });
}

/** The key of all queries of a member, which end with the session. */
export const memberKey = KEY;
