/** The acts on one member: each tells what was done, and what can be undone is undone from there. */
import { t } from "@lingui/core/macro";
import { useConsole } from "../client";
import { useAct } from "../useAct";
import { type Member, MEMBERS } from "./queries";
import { nameOf } from "./words";

export interface Act {
  key: string;
  label: string;
  run: () => void;
}

export interface MemberActs {
  /** The acts that fit a member's state. */
  actsOf: (member: Member) => Act[];
  /** The id of the member that something is being done to. */
  busy: string | undefined;
}

type Call = () => Promise<unknown>;

interface Step {
  id: string;
  call: Call;
  text: string;
  undo: Call | undefined;
}

export function useMemberActs(): MemberActs {
  const { client } = useConsole();
  const { members, recovery } = client;
  const { run: start, pending } = useAct<Step>({
    do: ({ call }) => call(),
    said: (_, { text }) => text,
    failure: () => t`The member was not changed.`,
    undo: (_, { undo }) => undo,
    touches: [MEMBERS],
  });
  const run = (id: string, call: Call, text: string, undo?: Call) => () => void start({ id, call, text, undo });
  const actsOf = (member: Member): Act[] => {
    const { _id: id = "", status, activityStatus, role } = member;
    const name = nameOf(member);
    const isOwner = role === "OWNER";
    // The platform mutes and disconnects those alone who may log in.
    const isActive = status === "APPROVED" || status === "OFFLINE";
    const approve = () => members.approveMember(id);
    const block = () => members.blockMember(id);
    const mute = () => members.muteMember(id);
    const unmute = () => members.unmuteMember(id);
    return [
      ...(status === "PENDING"
        ? [{ key: "approve", label: t`Approve`, run: run(id, approve, t`${name} approved.`) }]
        : []),
      ...(status === "BLOCKED"
        ? [{ key: "approve", label: t`Unblock`, run: run(id, approve, t`${name} unblocked.`, block) }]
        : []),
      ...(status !== "BLOCKED" && !isOwner
        ? [
            {
              key: "block",
              label: t`Block`,
              run: run(id, block, t`${name} blocked.`, status === "APPROVED" ? approve : undefined),
            },
          ]
        : []),
      ...(isActive
        ? [
            activityStatus === "MUTED"
              ? { key: "unmute", label: t`Unmute`, run: run(id, unmute, t`${name} unmuted.`, mute) }
              : { key: "mute", label: t`Mute`, run: run(id, mute, t`${name} muted.`, unmute) },
            {
              key: "disconnect",
              label: t`Log out everywhere`,
              run: run(id, () => members.disconnectMember(id), t`${name} is logged out everywhere.`),
            },
          ]
        : []),
      ...(status === "APPROVED" && !member.lastLoginDate
        ? [
            {
              key: "invite",
              label: t`Send invitation`,
              run: run(id, () => recovery.sendActivationEmail(id), t`Invitation sent to ${name}.`),
            },
          ]
        : []),
    ];
  };
  return { actsOf, busy: pending?.id };
}
