/** The acts on one member: each tells what was done, and what can be undone is undone from there. */
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useConsole } from "../client";
import { done, failed } from "../ui/toasts";
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

export function useMemberActs(): MemberActs {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const { members } = client;
  const refresh = () => queries.invalidateQueries({ queryKey: MEMBERS });
  const run = (id: string, call: () => Promise<unknown>, text: string, undo?: () => Promise<unknown>) => () => {
    if (busy !== undefined) return;
    setBusy(id);
    const back = undo && (() => undo().finally(refresh));
    call()
      .then(
        () => {
          done(text, back);
        },
        (error: unknown) => {
          failed(t`The member was not changed.`, error);
        },
      )
      .finally(() => {
        setBusy(undefined);
        void refresh();
      });
  };
  const actsOf = (member: Member): Act[] => {
    const { _id: id = "", status, activityStatus, role } = member;
    const name = nameOf(member);
    const isOwner = role === "OWNER";
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
      activityStatus === "MUTED"
        ? { key: "unmute", label: t`Unmute`, run: run(id, unmute, t`${name} can write again.`, mute) }
        : { key: "mute", label: t`Mute`, run: run(id, mute, t`${name} muted.`, unmute) },
      {
        key: "disconnect",
        label: t`Log out everywhere`,
        run: run(id, () => members.disconnectMember(id), t`${name} is logged out everywhere.`),
      },
    ];
  };
  return { actsOf, busy };
}
