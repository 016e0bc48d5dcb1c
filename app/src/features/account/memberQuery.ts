import type { Resource } from "../../lib/resource";
import type { Member } from "../../lib/member";
import type { Shop } from "../../lib/useShop";

const KEY = ["member"] as const;

/** The logged-in member, with the private fields. */
export function currentMemberQuery(shop: Shop): Resource<Member> {
  return {
    key: [...KEY, "current"],
    freshFor: 5 * 60_000,
    load: async (signal) => {
      const { member } = await shop.call(({ members }) =>
        members.getCurrentMember({ fieldsets: ["FULL"] }, { signal }),
      );
      return member;
    },
  };
}

/** The key of all queries of a member, which end with the session. */
export const memberKey = KEY;
