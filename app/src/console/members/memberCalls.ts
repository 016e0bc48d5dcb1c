/** Calls that only the local platform has: badges, and deleted members. */
import type { members } from "@cartwright/sdk";
import { ask, arrayFrom, recordOf, textFrom, textsFrom } from "../session/request";

const at = (host: string, path: string) => `${host}/_console/api/_platform/${path}`;

export interface Badge {
  id: string;
  title: string;
  description: string;
  backgroundColor: string;
  textColor: string;
  memberIds: string[];
}

export async function listBadges(host: string, signal?: AbortSignal): Promise<Badge[]> {
  const { badges } = recordOf(await ask(at(host, "badges"), signal ? { signal } : {}));
  return arrayFrom(badges).map((each) => {
    const { badge, memberIds } = recordOf(each);
    const texts = textsFrom(badge, "id", "title", "description", "backgroundColor", "textColor");
    return { ...texts, memberIds: arrayFrom(memberIds).map(textFrom) };
  });
}

export type BadgeFields = Partial<Omit<Badge, "id" | "memberIds">>;

/** Creates a badge, or updates the one with the id. */
export async function saveBadge(host: string, id: string | undefined, body: BadgeFields): Promise<void> {
  if (id) await ask(at(host, `badges/${encodeURIComponent(id)}`), { method: "PATCH", body });
  else await ask(at(host, "badges"), { method: "POST", body });
}

export async function deleteBadge(host: string, id: string): Promise<void> {
  await ask(at(host, `badges/${encodeURIComponent(id)}`), { method: "DELETE" });
}

/** Assigns a badge to a member, or removes it. */
export async function assignBadge(host: string, badge: string, member: string, has: boolean): Promise<void> {
  const address = at(host, `badges/${encodeURIComponent(badge)}/members/${encodeURIComponent(member)}`);
  await ask(address, { method: has ? "PUT" : "DELETE" });
}

export interface DeletedMember {
  id: string;
  /** `TRASH`, `PENDING_PURGE` or `DELETED`. */
  state: string;
  deleted: Date;
  /** The time at which the member's data is or was erased. */
  purged: Date;
  /** Absent once erased. */
  member: members.Member | undefined;
}

export async function listDeleted(host: string, offset: number, limit: number, signal: AbortSignal) {
  const answer = await ask(at(host, `deleted-members?limit=${limit}&offset=${offset}`), { signal });
  const items = arrayFrom(recordOf(answer).deletedMembers).map((each): DeletedMember => {
    const { id, state, deletedDate, purgeDate, member } = recordOf(each);
    return {
      id: textFrom(id),
      state: textFrom(state),
      deleted: new Date(textFrom(deletedDate)),
      purged: new Date(textFrom(purgeDate)),
      member: member === undefined ? undefined : recordOf(member),
    };
  });
  return { items };
}

export async function restoreMember(host: string, id: string): Promise<void> {
  await ask(at(host, `deleted-members/${encodeURIComponent(id)}/restore`), { method: "POST" });
}
