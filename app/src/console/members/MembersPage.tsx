import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../lib/dates";
import { numberText } from "../../lib/money";
import { Avatar, Badge, Button } from "../../ui";
import { useConsole } from "../client";
import { EntryDialog } from "../editor";
import type { Column } from "../list/columns";
import { ListPage } from "../list/ListPage";
import { BulkActs } from "./BulkActs";
import { newMember } from "./details";
import { type Member, MEMBERS, membersQuery, PAGE_SIZE, readMembers, STATUSES } from "./queries";
import { type MemberActs, useMemberActs } from "./useMemberActs";
import { nameOf, privacyText, statesOf, statusText } from "./words";

const PATH = "/owner/members";

const columns = ({ actsOf, busy }: MemberActs): Column<Member>[] => [
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
    cell: ({ loginEmail }) => <bdi className="break-words">{loginEmail}</bdi>,
  },
  {
    id: "state",
    title: t`State`,
    text: (member) =>
      statesOf(member)
        .map(({ text }) => text)
        .join(", "),
    cell: (member) => (
      <span className="flex flex-wrap gap-1.5">
        {statesOf(member).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: "privacy",
    title: t`Profile`,
    optional: true,
    text: privacyText,
    cell: privacyText,
  },
  {
    id: "login",
    title: t`Last login`,
    text: ({ lastLoginDate }) => lastLoginDate?.toISOString() ?? "",
    cell: (member) => (member.lastLoginDate ? momentText(member.lastLoginDate) : t`Never`),
    className: "whitespace-nowrap",
    named: true,
  },
  {
    id: "acts",
    title: t`Actions`,
    fixed: "end",
    cell: (member) => (
      <span className="flex justify-end gap-4">
        {actsOf(member)
          .slice(0, 2)
          .map(({ key, label, run }) => (
            <Button
              key={key}
              look="text"
              className="whitespace-nowrap"
              aria-label={`${label}: ${nameOf(member)}`}
              aria-disabled={busy === member._id}
              onClick={run}
            >
              {label}
            </Button>
          ))}
      </span>
    ),
  },
];

function Tools() {
  const { session } = useConsole();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const links = [
    { to: `${PATH}/reports`, label: t`Reports` },
    // A hosted site has these in its dashboard alone.
    ...(session.simulated
      ? [
          { to: `${PATH}/badges`, label: t`Badges` },
          { to: `${PATH}/deleted`, label: t`Deleted` },
        ]
      : []),
  ];
  return (
    <>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
      <Button look="outline" onClick={() => setAdding(true)}>
        {t`Add member`}
      </Button>
      {isAdding && (
        <EntryDialog
          name="new-member"
          kind={newMember}
          entry={undefined}
          onClose={() => setAdding(false)}
          onDone={() => queries.invalidateQueries({ queryKey: MEMBERS })}
        />
      )}
    </>
  );
}

/** The list of members, with acts on one and on many. */
export function MembersPage() {
  const { client } = useConsole();
  const acts = useMemberActs();
  return (
    <ListPage
      list="members"
      title={t`Members`}
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
      columns={() => columns(acts)}
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
      place={({ total, page }) =>
        total === undefined
          ? t`Page ${{ page: numberText(page) }}`
          : t`Page ${{ page: numberText(page) }} of ${{ pages: numberText(Math.ceil(total / PAGE_SIZE)) }}`
      }
      empty={t`There are no members yet.`}
      noMatch={[t`No members match these filters.`, t`Show all members`]}
    />
  );
}
