import { msg, t } from "@lingui/core/macro";
import { dayText } from "../../lib/dates";
import { textIn, type TextTable } from "../../lib/textTable";
import { Badge } from "../../ui";
import { useConsole } from "../session/client";
import { actsColumn } from "../kit/list/actsColumn";
import { type Column, momentColumn } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { offsetPage } from "../kit/list/reading";
import { BackLink } from "../kit/ui/ScreenHeading";
import { type Act, useAct } from "../kit/useAct";
import { type DeletedMember, listDeleted, restoreMember } from "./memberCalls";
import { MEMBERS, PAGE_SIZE } from "./queries";
import { nameOf } from "./messages";

const STATES: TextTable = {
  TRASH: msg`Can be restored`,
  PENDING_PURGE: msg`Being erased`,
  DELETED: msg`Erased`,
};

const nameOfDeleted = ({ member }: DeletedMember) => (member ? nameOf(member) : t`Unnamed member`);

const columns = (restore: Act<DeletedMember, void>): Column<DeletedMember>[] => [
  {
    id: "name",
    title: t`Member`,
    fixed: "start",
    text: nameOfDeleted,
    cell: (deleted) => (
      <>
        <bdi className="font-medium">{nameOfDeleted(deleted)}</bdi>
        <bdi className="block break-all text-soft">{deleted.member?.loginEmail}</bdi>
      </>
    ),
  },
  momentColumn("deleted", t`Deleted`, ({ deleted }) => deleted),
  {
    id: "state",
    title: t`State`,
    text: ({ state }) => textIn(STATES, state) ?? state,
    cell: ({ state, purged }) => (
      <>
        <Badge tone={state === "TRASH" ? "warn" : "plain"}>{textIn(STATES, state) ?? state}</Badge>
        {state === "TRASH" && <span className="block text-soft">{t`until ${{ moment: dayText(purged) }}`}</span>}
      </>
    ),
  },
  actsColumn(nameOfDeleted, (deleted) =>
    deleted.state === "TRASH"
      ? [{ label: t`Restore`, busy: restore.pending?.id === deleted.id, run: () => void restore.run(deleted) }]
      : [],
  ),
];

/** The deleted members; those of the last thirty days can be restored. */
export function DeletedPage() {
  const { host } = useConsole();
  const restore = useAct({
    do: ({ id }: DeletedMember) => restoreMember(host, id),
    success: (_, deleted) => t`${{ name: nameOfDeleted(deleted) }} restored. A new password is needed to log in.`,
    failure: () => t`The member was not restored.`,
    touches: [MEMBERS],
  });
  return (
    <>
      <BackLink to="/owner/members">{t`All members`}</BackLink>
      <ListPage
        list="deleted-members"
        title={t`Deleted members`}
        read={(_, page) => ({
          queryKey: [...MEMBERS, "deleted", page],
          queryFn: ({ signal }) =>
            offsetPage(page, PAGE_SIZE, (offset) => listDeleted(host, offset, PAGE_SIZE, signal)),
        })}
        failure={t`The members could not be loaded`}
        columns={() => columns(restore)}
        rowId={({ id }) => id}
        empty={t`No member has been deleted. Here, a deleted member can be restored for thirty days.`}
      />
    </>
  );
}
