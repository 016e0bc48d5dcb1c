/** The acts on one member: each shows a message, with Undo where possible. */
import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { type ConsoleClient, useConsole } from "../session/client";
import { useAct } from "../kit/useAct";
import { type Member, MEMBERS } from "./queries";
import { nameOf } from "./messages";

export interface MemberAct {
  key: string;
  label: string;
  /** Whether an act is running. */
  busy: boolean;
  run: () => void;
}

export interface MemberActs {
  /** The acts that a member's state allows. */
  actsOf: (member: Member) => MemberAct[];
}

interface Step {
  /** The id of the member. */
  id: string;
  call: () => Promise<unknown>;
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
}

interface KnownAct extends Omit<Step, "id"> {
  key: string;
  label: string;
  isFor: boolean;
}

/** All acts on a member. */
function knownActs({ members, recovery }: ConsoleClient, member: Member): KnownAct[] {
  const { _id: id = "", status, activityStatus, role, lastLoginDate } = member;
  const name = nameOf(member);
  const [isBlocked, isMuted] = [status === "BLOCKED", activityStatus === "MUTED"];
  // The platform mutes and disconnects only members who may log in.
  const isActive = status === "APPROVED" || status === "OFFLINE";
  const approve = () => members.approveMember(id);
  const block = () => members.blockMember(id);
  const mute = () => members.muteMember(id);
  const unmute = () => members.unmuteMember(id);
  return [
    { key: "approve", isFor: status === "PENDING", label: t`Approve`, call: approve, text: t`${name} approved.` },
    { key: "unblock", isFor: isBlocked, label: t`Unblock`, call: approve, text: t`${name} unblocked.`, undo: block },
    {
      key: "block",
      isFor: !isBlocked && role !== "OWNER",
      label: t`Block`,
      call: block,
      text: t`${name} blocked.`,
      undo: status === "APPROVED" ? approve : undefined,
    },
    {
      key: "unmute",
      isFor: isActive && isMuted,
      label: t`Unmute`,
      call: unmute,
      text: t`${name} unmuted.`,
      undo: mute,
    },
    {
      key: "mute",
      isFor: isActive && !isMuted,
      label: t`Mute`,
      call: mute,
      text: t`${name} muted.`,
      undo: unmute,
    },
    {
      key: "disconnect",
      isFor: isActive,
      label: t`Log out everywhere`,
      call: () => members.disconnectMember(id),
      text: t`${name} is logged out everywhere.`,
    },
    {
      key: "invite",
      isFor: status === "APPROVED" && !lastLoginDate,
      label: t`Send invitation`,
      call: () => recovery.sendActivationEmail(id),
      text: t`Invitation sent to ${name}.`,
    },
  ];
}

export function useMemberActs(): MemberActs {
  const { client } = useConsole();
  const { run, pending } = useAct<Step>({
    do: ({ call }) => call(),
    success: (_, { text }) => text,
    failure: () => t`The member was not changed.`,
    undo: (_, { undo }) => undo,
    touches: [MEMBERS],
  });
  return useMemo(
    () => ({
      actsOf: (member) =>
        knownActs(client, member)
          .filter(({ isFor }) => isFor)
          .map(({ key, label, call, text, undo }) => ({
            key,
            label,
            busy: pending?.id === member._id,
            run: () => void run({ id: member._id ?? "", call, text, undo }),
          })),
    }),
    [client, run, pending],
  );
}
