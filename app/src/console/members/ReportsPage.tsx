import { plural, t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { listText } from "../../lib/listText";
import { momentText } from "../../lib/dates";
import { useConsole } from "../session/client";
import { actsColumn } from "../kit/list/actsColumn";
import type { Column } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { Badges } from "../kit/ui/Badges";
import { Confirm } from "../kit/ui/Confirm";
import { BackLink } from "../kit/ui/ScreenHeading";
import { type Act, useAct } from "../kit/useAct";
import { MEMBERS, type Report, type Reported, reportsQuery } from "./queries";
import { type MemberActs, useMemberActs } from "./useMemberActs";
import { nameOf, reasonText, statesOf } from "./messages";

const nameIn = ({ member }: Reported) => (member ? nameOf(member) : t`Deleted member`);

/** The author of a report, and its date. */
function originOf({ by, _createdDate }: Report): string {
  const name = t`by ${{ name: by || t`Deleted member` }}`;
  return _createdDate ? `${name} · ${momentText(_createdDate)}` : name;
}

const columns = (dismiss: Act<string, unknown>, { actsOf }: MemberActs): Column<Reported>[] => [
  {
    id: "name",
    title: t`Member`,
    fixed: "start",
    text: nameIn,
    cell: (reported) => (
      <span className="flex flex-col items-start gap-2">
        {reported.member ? (
          <Link to={`/owner/members/${reported.memberId}`} className="link font-medium">
            <bdi>{nameIn(reported)}</bdi>
          </Link>
        ) : (
          <span className="font-medium">{nameIn(reported)}</span>
        )}
        {reported.member && <Badges states={statesOf(reported.member)} />}
      </span>
    ),
  },
  {
    id: "reports",
    title: t`Reports`,
    className: "max-sm:basis-full",
    text: ({ reports }) => listText(reports.map(({ reason }) => reasonText(reason?.category))),
    cell: ({ reports }) => (
      <ul className="space-y-3">
        {reports.map((report) => (
          <li key={report._id}>
            <p className="font-medium">{reasonText(report.reason?.category)}</p>
            {report.reason?.description && (
              <p dir="auto" className="break-words whitespace-pre-line">
                {report.reason.description}
              </p>
            )}
            <p className="text-soft">{originOf(report)}</p>
          </li>
        ))}
      </ul>
    ),
  },
  actsColumn(nameIn, (reported) => [
    ...(reported.member ? actsOf(reported.member).filter(({ key }) => key === "block" || key === "mute") : []),
    {
      label: plural({ count: reported.reports.length }, { one: "Dismiss the report", other: "Dismiss # reports" }),
      dialog: (close) => (
        <Confirm
          title={t`Dismiss the reports about ${{ name: nameIn(reported) }}?`}
          act={t({ context: "reports", message: "Dismiss" })}
          onClose={close}
          onConfirm={() => dismiss.attempt(reported.memberId)}
        >
          <p>{t`All of them will be deleted and cannot be restored.`}</p>
        </Confirm>
      ),
    },
  ]),
];

/** The queue of reported members; dismissing the reports removes a member. */
export function ReportsPage() {
  const { client } = useConsole();
  const dismiss = useAct({
    do: (memberId: string) => client.memberReport.deleteMemberReports(memberId),
    success: () => t`Reports dismissed.`,
    touches: [MEMBERS],
  });
  const acts = useMemberActs();
  return (
    <>
      <BackLink to="/owner/members">{t`All members`}</BackLink>
      <ListPage
        list="reports"
        title={t`Reported members`}
        read={() => reportsQuery(client)}
        failure={t`The reports could not be loaded`}
        columns={() => columns(dismiss, acts)}
        rowId={({ memberId }) => memberId}
        empty={t`No members have been reported.`}
      />
    </>
  );
}
