import { queryOptions } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/errors";
import type { Member } from "../../../lib/member";
import type { Shop } from "../../../lib/useShop";
import { memberKey } from "..";

/** Members with a public profile, by one of its fields. */
async function publicMembers(
  shop: Shop,
  filter: { "profile.slug": string } | { "profile.nickname": string },
  limit: number,
  signal: AbortSignal,
): Promise<Member[]> {
  const found = await shop.call(({ members }) =>
    members.queryMembers({ filter, paging: { limit } }, { fieldsets: ["PUBLIC"] }, { signal }),
  );
  return found.members ?? [];
}

/** A member's page by the name in its address; `null` where there is none that may be seen. */
export function memberPageQuery(shop: Shop, slug: string) {
  return queryOptions({
    queryKey: [...memberKey, "page", slug],
    queryFn: async ({ signal }): Promise<Member | null> => {
      try {
        const [member] = await publicMembers(shop, { "profile.slug": slug }, 1, signal);
        return member ?? null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/** The members with a public profile of this name: the one in its address, or else everyone who is called so. */
export function memberNamedQuery(shop: Shop, name: string) {
  // The whole address of a profile does as well.
  const wanted = name.replace(/^.*\/members\//, "");
  return queryOptions({
    queryKey: [...memberKey, "named", wanted],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const bySlug = await publicMembers(shop, { "profile.slug": wanted }, 2, signal);
      return bySlug.length > 0 ? bySlug : publicMembers(shop, { "profile.nickname": wanted }, 2, signal);
    },
  });
}
