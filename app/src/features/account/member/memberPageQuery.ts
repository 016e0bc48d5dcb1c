import type { Resource } from "../../../lib/resource";
import { isNotFound } from "../../../lib/errors";
import type { Member } from "../../../lib/member";
import type { Shop } from "../../../lib/useShop";
import { memberKey } from "..";

/** Members with a public profile, filtered by one field. */
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

/** A member's page by its slug; `null` if it does not exist or is private. */
export function memberPageQuery(shop: Shop, slug: string): Resource<Member | null> {
  return {
    key: [...memberKey, "page", slug],
    load: async (signal) => {
      try {
        const [member] = await publicMembers(shop, { "profile.slug": slug }, 1, signal);
        return member ?? null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}

/** The members with a public profile of this name: by slug, else by nickname. */
export function memberNamedQuery(shop: Shop, name: string): Resource<Member[]> {
  // The profile's full URL is accepted, too.
  const wanted = name.replace(/^.*\/members\//, "");
  return {
    key: [...memberKey, "named", wanted],
    load: async (signal) => {
      const bySlug = await publicMembers(shop, { "profile.slug": wanted }, 2, signal);
      return bySlug.length > 0 ? bySlug : publicMembers(shop, { "profile.nickname": wanted }, 2, signal);
    },
  };
}
