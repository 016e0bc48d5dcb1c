import { queryOptions } from "@tanstack/react-query";
import type { ShopClient } from "../../../lib/client";
import { isNotFound } from "../../../lib/errors";
import { readyClient } from "../../../lib/lazyClient";
import type { Member } from "../../../lib/member";
import { memberKey } from "..";

/** A member's page by the name in its address; `null` where there is none that may be seen. */
export function memberPageQuery(shop: ShopClient, slug: string) {
  return queryOptions({
    queryKey: [...memberKey, "page", slug],
    queryFn: async ({ signal }): Promise<Member | null> => {
      try {
        const { members } = await readyClient(shop);
        const found = await members
          .queryMembers({ fieldsets: ["PUBLIC"] })
          .eq("profile.slug", slug)
          .limit(1)
          .find({ signal });
        return found.items[0] ?? null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/** The members with a public profile of this name: the one in its address, or else everyone who is called so. */
export function memberNamedQuery(shop: ShopClient, name: string) {
  // The whole address of a profile does as well.
  const wanted = name.replace(/^.*\/members\//, "");
  return queryOptions({
    queryKey: [...memberKey, "named", wanted],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const { members } = await readyClient(shop);
      const by = (field: "profile.slug" | "profile.nickname") =>
        members
          .queryMembers({ fieldsets: ["PUBLIC"] })
          .eq(field, wanted)
          .limit(2)
          .find({ signal });
      const { items } = await by("profile.slug");
      return items.length > 0 ? items : (await by("profile.nickname")).items;
    },
  });
}
