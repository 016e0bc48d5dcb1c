import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../lib/dates";
import { numberText } from "../../lib/money";
import { Avatar, Badge, Button, ErrorPanel, SelectField } from "../../ui";
import { wholeInAddress } from "../../lib/typed";
import { useConsole } from "../client";
import { columnsOf, DataTable, type Selected, SelectionBar } from "../parts/DataTable";
import { Filters } from "../parts/Filters";
import { useListParams } from "../parts/listParams";
import { Pages } from "../parts/Pages";
import { SearchBox } from "../parts/SearchBox";
import { BulkActs } from "./BulkActs";
import { FILTER_KEYS, type Member, membersQuery, PAGE_SIZE, STATUSES } from "./queries";
import { type MemberActs, useMemberActs } from "./useMemberActs";
import { nameOf, statesOf, statusText } from "./words";
import { ScreenHeading } from "../parts/ScreenHeading";

const column = columnsOf<Member>();
const PATH = "/owner/members";

const columns = ({ actsOf, busy }: MemberActs) => [
  column.display({
    id: "name",
    header: () => t`Member`,
    cell: ({ row: { original: member } }) => (
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
    meta: { className: "text-start max-sm:basis-full" },
  }),
  column.display({
    id: "state",
    header: () => t`State`,
    cell: ({ row: { original: member } }) => (
      <span className="flex flex-wrap gap-1.5">
        {statesOf(member).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </span>
    ),
  }),
  column.display({
    id: "login",
    header: () => t`Last login`,
    cell: ({ row: { original: member } }) => (member.lastLoginDate ? momentText(member.lastLoginDate) : t`Never`),
    meta: { className: "text-start whitespace-nowrap", named: true },
  }),
  column.display({
    id: "acts",
    header: () => <span className="sr-only">{t`Acts`}</span>,
    cell: ({ row: { original: member } }) => (
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
  }),
];

/** The list of members, with acts on one and on many. */
export function MembersPage() {
  const { client } = useConsole();
  const { values, change, search, page: asked, turn, query } = useListParams(FILTER_KEYS);
  const page = wholeInAddress(asked) ?? 1;
  const { data, error, isPlaceholderData, refetch } = useQuery(membersQuery(client, values, page));
  const [selected, setSelected] = useState<Selected>({});
  const acts = useMemberActs();
  const rows: readonly Member[] | undefined = data?.members;
  const ids = (rows ?? []).flatMap(({ _id = "" }) => (selected[_id] ? [_id] : []));
  const total = data?.total;
  const isMore = total === undefined ? (rows?.length ?? 0) === PAGE_SIZE : page * PAGE_SIZE < total;
  const clear = () => {
    setSelected({});
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-4">
        <ScreenHeading>{t`Members`}</ScreenHeading>
        <Link to={`${PATH}/reports`} className="link inline-flex min-h-11 items-center">{t`Reports`}</Link>
      </div>
      <Filters active={FILTER_KEYS.filter((key) => key !== "q" && values[key] !== "").length}>
        <SearchBox label={t`Search by name or email`} value={values.q} onChange={search} />
        <SelectField
          label={t`State`}
          value={values.status}
          onChange={(event) => change({ status: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            ...STATUSES.map((status) => ({ value: status, label: statusText(status) })),
          ]}
        />
        <SelectField
          label={t`Sort by`}
          value={values.sort}
          onChange={(event) => change({ sort: event.target.value })}
          options={[
            { value: "", label: t`Name` },
            { value: "email", label: t`Email` },
          ]}
        />
        <p role="status" className="ms-auto py-3 text-sm text-soft max-sm:col-span-2 max-sm:py-0">
          {data &&
            (total === undefined
              ? t`Too many members to count`
              : plural({ count: total }, { one: "# member", other: "# members" }))}
        </p>
      </Filters>
      <SelectionBar count={ids.length} onClear={clear}>
        <BulkActs ids={ids} filters={values} total={total} onDone={clear} />
      </SelectionBar>
      {error && !data ? (
        <ErrorPanel error={error} title={t`The members could not be loaded`} onRetry={refetch} />
      ) : (
        <DataTable
          label={t`Members`}
          columns={columns(acts)}
          rows={rows}
          rowId={({ _id = "" }) => _id}
          stale={isPlaceholderData}
          selection={{
            selected,
            onChange: setSelected,
            nameOf: (id) => {
              const member = rows?.find(({ _id }) => _id === id);
              return member ? nameOf(member) : id;
            },
          }}
          empty={
            query ? (
              <>
                <p className="mb-4">{t`No members match these filters.`}</p>
                <Link to={PATH} className="link">{t`Show all members`}</Link>
              </>
            ) : (
              t`There are no members yet.`
            )
          }
        />
      )}
      <Pages
        previous={page > 1 ? String(page - 1) : undefined}
        next={isMore ? String(page + 1) : undefined}
        onTurn={(to) => {
          clear();
          turn(to);
        }}
      >
        <span className="text-sm text-soft">
          {total === undefined
            ? t`Page ${{ page: numberText(page) }}`
            : t`Page ${{ page: numberText(page) }} of ${{ pages: numberText(Math.ceil(total / PAGE_SIZE)) }}`}
        </span>
      </Pages>
    </>
  );
}
