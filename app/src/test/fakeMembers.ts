import type { Change } from "@cartwright/sdk";
import { vi } from "vitest";
import type { Member } from "../lib/member";

export const ADA: Member = {
  _id: "ada",
  loginEmail: "ada@example.com",
  loginEmailVerified: true,
  status: "APPROVED",
  privacyStatus: "PRIVATE",
  activityStatus: "ACTIVE",
  profile: { nickname: "Ada", slug: "ada" },
  contact: {},
};

type ById = (id: string) => Promise<{ member: Member }>;

/** The member calls over one member in memory, with the platform's merge rules. */
export function fakeMembers(start: Member) {
  let member = start;
  const put = (change: Change<Member>) => {
    member = merged(member, change);
    return Promise.resolve({ member });
  };
  return {
    members: {
      getCurrentMember: vi.fn(() => Promise.resolve({ member })),
      updateMember: vi.fn((_id: string, change: Change<Member>) => put(change).then(() => member)),
      updateCurrentMemberSlug: vi.fn((slug: string) => put({ profile: { slug } })),
      joinCommunity: vi.fn(() => put({ privacyStatus: "PUBLIC" })),
      leaveCommunity: vi.fn(() => put({ privacyStatus: "PRIVATE" })),
      deleteMyMember: vi.fn(() => Promise.resolve()),
      deleteMemberPhones: vi.fn<ById>(() => put({ contact: { phones: null } })),
      deleteMemberEmails: vi.fn<ById>(() => put({ contact: { emails: null } })),
      deleteMemberAddresses: vi.fn<ById>(() => put({ contact: { addresses: null } })),
      queryMembers: vi.fn(({ filter }: { filter: Record<string, string> }) =>
        Promise.resolve({ members: [member].filter(({ profile }) => profile?.slug === filter["profile.slug"]) }),
      ),
    },
    memberReport: { reportMember: vi.fn<(report: unknown) => Promise<unknown>>(() => Promise.resolve({})) },
  };
}

function merged(member: Member, change: Change<Member>): Member {
  const customFields = filled({ ...member.contact?.customFields, ...change.contact?.customFields });
  const contact = filled({ ...member.contact, ...change.contact, customFields }) as NonNullable<Member["contact"]>;
  const profile = filled({ ...member.profile, ...change.profile });
  return filled({ ...member, ...change, profile, contact });
}

function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
