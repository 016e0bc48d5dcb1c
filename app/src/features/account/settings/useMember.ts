import { useResources } from "../../../lib/resource";
import { use } from "react";
import type { Member } from "../../../lib/member";
import type { ShopClient } from "../../../lib/client";
import { useShop } from "../../../lib/useShop";
import { currentMemberQuery, memberKey } from "../memberQuery";
import { MemberContext } from "./memberContext";

export interface MemberEditor {
  member: Member;
  id: string;
  /** Changes the member, then refetches. `latest` reads the current member. */
  change: (work: (shop: ShopClient, id: string, latest: () => Promise<Member>) => Promise<unknown>) => Promise<void>;
}

/** The current member and the function that changes them. */
export function useMember(): MemberEditor {
  const member = use(MemberContext);
  const shop = useShop();
  const resources = useResources();
  const current = currentMemberQuery(shop);
  const id = member._id ?? "";
  return {
    member,
    id,
    change: async (work) => {
      await work(await shop.load(), id, async () => {
        await resources.invalidate(current.key, { reloads: false });
        return resources.get(current);
      });
      await resources.invalidate(memberKey);
    },
  };
}
