import { msg, t } from "@lingui/core/macro";
import { Link } from "react-router";
import { dayText, momentText } from "../../lib/dates";
import { numberText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";
import { Badge, Button } from "../../ui";
import { useConsole } from "../client";
import type { Column } from "../list/columns";
import { ListPage } from "../list/ListPage";
import { type OffsetPage, offsetPage } from "../list/offset";
import { type Act, useAct } from "../useAct";
import { type DeletedMember, listDeleted, restoreMember } from "./memberCalls";
import { MEMBERS, PAGE_SIZE } from "./queries";
import { nameOf } from "./words";

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
  {
    id: "deleted",
    title: t`Deleted`,
    text: ({ deleted }) => deleted.toISOString(),
    cell: ({ deleted }) => momentText(deleted),
    named: true,
  },
  {
    id: "state",
    title: t`Status`,
    text: ({ state }) => textIn(STATES, state) ?? state,
    cell: ({ state, purged }) => (
      <>
        <Badge tone={state === "TRASH" ? "warn" : "plain"}>{textIn(STATES, state) ?? state}</Badge>
        {state === "TRASH" && <span className="block text-soft">{t`until ${{ moment: dayText(purged) }}`}</span>}
      </>
    ),
  },
  {
    id: "acts",
    title: t`Actions`,
    fixed: "end",
    cell: (deleted) =>
      deleted.state === "TRASH" && (
        <Button
          look="text"
          aria-label={t`Restore: ${{ name: nameOfDeleted(deleted) }}`}
          busy={restore.pending?.id === deleted.id}
          onClick={() => void restore.run(deleted)}
        >
          {t`Restore`}
        </Button>
      ),
  },
];

/** The deleted members, those of the last thirty days with a way back. */
export function DeletedPage() {
  const { host } = useConsole();
  const restore = useAct({
    do: ({ id }: DeletedMember) => restoreMember(host, id),
    said: (_, deleted) => t`${{ name: nameOfDeleted(deleted) }} restored. A new password is needed to log in.`,
    failure: () => t`The member was not restored.`,
    touches: [MEMBERS],
  });
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/owner/members" className="link">{t`All members`}</Link>
      </p>
      <ListPage<DeletedMember, never, OffsetPage<DeletedMember>>
        list="deleted-members"
        title={t`Deleted members`}
        filters={[]}
        read={(_, asked) => ({
          queryKey: [...MEMBERS, "deleted", asked],
          queryFn: ({ signal }) =>
            offsetPage(asked, PAGE_SIZE, (offset) => listDeleted(host, offset, PAGE_SIZE, signal)),
        })}
        failure={t`The members could not be loaded`}
        columns={() => columns(restore)}
        rowId={({ id }) => id}
        place={({ page }) => t`Page ${{ page: numberText(page) }}`}
        empty={t`No member has been deleted.`}
        noMatch={["", ""]}
      />
    </>
  );
}
