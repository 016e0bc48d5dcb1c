import { plural, t } from "@lingui/core/macro";
import { useCallback } from "react";
import { dayText } from "../../lib/dates";
import { Link } from "../../lib/router";
import { Avatar } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { EntryDialog } from "../kit/form";
import { actsColumn } from "../kit/list/actsColumn";
import { type Column, momentColumn } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { Badges } from "../kit/ui/Badges";
import { DialogButton } from "../kit/ui/DialogButton";
import { BulkActs } from "./BulkActs";
import { newMember } from "./details";
import { type Member, MEMBERS, membersQuery, readMembers, STATUSES } from "./queries";
import { type MemberActs, useMemberActs } from "./useMemberActs";
import { MemberOrders } from "./spent";
import { nameOf, privacyText, statesOf, statusText } from "./messages";

const PATH = "/owner/members";

const OPEN_WORK = new Set(["approve", "unblock", "unmute"]);

const columnsOf = ({ actsOf }: MemberActs, ids: readonly string[]): Column<Member>[] => [
  {
    id: "name",
    title: t`Member`,
    fixed: "start",
    text: nameOf,
    cell: (member) => (
      <span className="flex items-center gap-3 sm:min-w-56">
        <Avatar size="small" name={nameOf(member)} url={member.profile?.photo?.url} />
        <span className="min-w-0">
          <Link to={`${PATH}/${member._id ?? ""}`} className="link font-medium break-words">
            <bdi>{nameOf(member)}</bdi>
          </Link>
          <bdi className="block break-words text-soft">{member.loginEmail}</bdi>
        </span>
      </span>
    ),
    // Addresses are long.
    className: "max-sm:basis-full",
  },
  {
    id: "email",
    title: t`Email`,
    optional: true,
    text: ({ loginEmail }) => loginEmail ?? "",
    className: "break-words",
  },
  {
    id: "state",
    title: t`State`,
    text: (member) =>
      statesOf(member)
        .map(({ text }) => text)
        .join(", "),
    // Only what differs from the rule stands out.
    cell: (member) => <Badges states={statesOf(member).filter(({ tone }) => tone !== "good")} />,
  },
  { id: "orders", title: t`Orders`, cell: ({ _id = "" }) => <MemberOrders id={_id} ids={ids} /> },
  { id: "privacy", title: t`Profile`, optional: true, text: privacyText },
  {
    ...momentColumn<Member>("since", t`Member since`, ({ _createdDate }) => _createdDate),
    cell: ({ _createdDate }) => _createdDate && dayText(_createdDate),
    className: "max-sm:hidden",
  },
  momentColumn("login", t`Last login`, ({ lastLoginDate }) => lastLoginDate, t`Never`),
  // The acts that open work asks for; the others are on the page of the member.
  actsColumn(nameOf, (member) => actsOf(member).filter(({ key }) => OPEN_WORK.has(key))),
];

function Tools() {
  const site = useSite();
  const links = [
    { to: `${PATH}/reports`, label: t`Reported` },
    ...(site.can("badges") ? [{ to: `${PATH}/badges`, label: t`Badges` }] : []),
    ...(site.can("deletedMembers") ? [{ to: `${PATH}/deleted`, label: t`Deleted` }] : []),
  ];
  return links.map(({ to, label }) => (
    <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  ));
}

/** The list of members, with single and bulk acts. */
export function MembersPage() {
  const { client } = useConsole();
  const acts = useMemberActs();
  const columns = useCallback(
    (members: readonly Member[]) =>
      columnsOf(
        acts,
        members.map(({ _id = "" }) => _id),
      ),
    [acts],
  );
  return (
    <ListPage
      list="members"
      title={t`Members`}
      create={
        <DialogButton
          dialog={(close) => (
            <EntryDialog name="new-member" kind={newMember} entry={undefined} touches={MEMBERS} onClose={close} />
          )}
        >
          {t`Add member`}
        </DialogButton>
      }
      tools={() => <Tools />}
      filters={[
        { key: "q", kind: "search", label: t`Search by name or email` },
        {
          key: "status",
          label: t`State`,
          options: [
            { value: "", label: t`Any` },
            ...STATUSES.map((status) => ({ value: status, label: statusText(status) })),
          ],
        },
      ]}
      sorts={[
        { value: "", label: t`Name`, column: "name" },
        { value: "email", label: t`Email` },
      ]}
      read={(filters, page) => membersQuery(client, filters, page)}
      failure={t`The members could not be loaded`}
      columns={columns}
      rowId={({ _id = "" }) => _id}
      nameOf={nameOf}
      counted={({ total }) =>
        total === undefined
          ? t`Too many members to count`
          : plural({ count: total }, { one: "# member", other: "# members" })
      }
      acts={(chosen, clear, { values }, page) => (
        <BulkActs ids={chosen.map(({ _id = "" }) => _id)} filters={values} total={page?.total} onDone={clear} />
      )}
      csv={{
        fileName: "members.csv",
        read: (filters, page, signal) => readMembers(client, filters, page, signal),
        counted: (count) => plural({ count }, { one: "# member", other: "# members" }),
      }}
      empty={t`There are no members yet.`}
      noMatch={[t`No members match these filters.`, t`Show all members`]}
    />
  );
}
