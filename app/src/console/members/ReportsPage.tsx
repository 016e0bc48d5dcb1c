import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../lib/dates";
import { Badge, Button, ErrorPanel, Skeleton } from "../../ui";
import { useConsole } from "../client";
import { Confirm } from "../ui/Confirm";
import { Section } from "../ui/Section";
import { useAct } from "../useAct";
import { MEMBERS, type Reported, reportsQuery } from "./queries";
import { useMemberActs } from "./useMemberActs";
import { nameOf, reasonText, statesOf } from "./words";
import { ScreenHeading } from "../ui/ScreenHeading";

/** The queue of reports: members whom others have reported, until the reports are dismissed. */
export function ReportsPage() {
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(reportsQuery(client));
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/owner/members" className="link">{t`All members`}</Link>
      </p>
      <ScreenHeading className="mb-5">{t`Reports`}</ScreenHeading>
      {error && !data && <ErrorPanel error={error} title={t`The reports could not be loaded`} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.reported.length === 0 && <p className="text-soft">{t`No members have been reported.`}</p>}
      <div className="space-y-5">
        {data?.reported.map((entry) => (
          <Entry key={entry.memberId} entry={entry} names={data.names} />
        ))}
      </div>
    </>
  );
}

function Entry({ entry: { member, memberId, reports }, names }: { entry: Reported; names: Record<string, string> }) {
  const { client } = useConsole();
  const { attempt } = useAct({
    do: () => client.memberReport.deleteMemberReports(memberId),
    said: () => t`Reports dismissed.`,
    touches: [MEMBERS],
  });
  const { actsOf, busy } = useMemberActs();
  const [isOpen, setOpen] = useState(false);
  const name = member ? nameOf(member) : t`Deleted member`;
  return (
    <Section
      title={name}
      action={
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {member &&
            statesOf(member).map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          {member && (
            <Link to={`/owner/members/${memberId}`} className="link inline-flex min-h-11 items-center">
              {t`Open`}
            </Link>
          )}
        </p>
      }
    >
      <ul className="divide-y divide-line text-sm">
        {reports.map((report) => (
          <li key={report._id} className="py-3 first:pt-0">
            <p className="font-medium">{reasonText(report.reason?.category)}</p>
            {report.reason?.description && (
              <p className="break-words whitespace-pre-line">{report.reason.description}</p>
            )}
            <p className="text-soft">
              {[
                t`by ${{ name: names[report.reportingMemberId ?? ""] || t`Deleted member` }}`,
                report._createdDate && momentText(report._createdDate),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2">
        {member &&
          actsOf(member)
            .filter(({ key }) => key === "block" || key === "mute")
            .map(({ key, label, run }) => (
              <Button key={key} look="outline" size="small" busy={busy === memberId} onClick={run}>
                {label}
              </Button>
            ))}
        <Button
          look="outline"
          size="small"
          onClick={() => {
            setOpen(true);
          }}
        >
          {plural({ count: reports.length }, { one: "Dismiss the report", other: "Dismiss # reports" })}
        </Button>
      </p>
      <Confirm
        open={isOpen}
        title={t`Dismiss the reports about ${name}?`}
        act={t`Dismiss`}
        onClose={() => {
          setOpen(false);
        }}
        onConfirm={() => attempt()}
      >
        <p>{t`All of them will be deleted and cannot be restored.`}</p>
      </Confirm>
    </Section>
  );
}
