import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { Badge, Button } from "../../ui";
import { type Column, momentColumn } from "../kit/list/columns";
import { ExportButton } from "../kit/list/CsvExport";
import { ListPage } from "../kit/list/ListPage";
import { offsetPage } from "../kit/list/reading";
import { CONSOLE } from "../session/session";
import { done } from "../kit/ui/toasts";
import { clear, type Entry, MAX, restore, useActivity } from "../session/log";
import { entryTexts } from "./messages";

const PAGE_SIZE = 50;

type Result = { text: string; tone: "good" | "bad" | "warn" };

function resultOf({ status }: Entry): Result {
  if (status === undefined) return { text: t`No answer`, tone: "warn" };
  return status < 400
    ? { text: t({ context: "result of an act", message: "Done" }), tone: "good" }
    : { text: t`Refused (${status})`, tone: "bad" };
}

const textOf = (entry: Entry) => {
  if (entry.said !== undefined) return entry.said;
  const { subject, act } = entryTexts(entry);
  return `${i18n._(subject)}: ${i18n._(act)}`;
};

const columns = (): Column<Entry>[] => [
  { ...momentColumn<Entry>("at", t({ context: "moment", message: "Time" }), ({ at }) => new Date(at)), fixed: "start" },
  {
    id: "what",
    title: t`What`,
    text: textOf,
    cell: (entry) => {
      const { to } = entryTexts(entry);
      return (
        <span className="block min-w-48">
          {to ? (
            <Link to={to} className="link font-medium">
              {textOf(entry)}
            </Link>
          ) : (
            <span className="font-medium">{textOf(entry)}</span>
          )}
        </span>
      );
    },
  },
  {
    id: "call",
    title: t`Call`,
    optional: true,
    text: ({ method, path }) => `${method} ${path}`,
  },
  {
    id: "result",
    title: t`Result`,
    text: (entry) => resultOf(entry).text,
    cell: (entry) => {
      const { text, tone } = resultOf(entry);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  {
    id: "reference",
    title: t`Reference`,
    text: ({ requestId = "" }) => requestId,
    cell: (entry) => (
      <code dir="ltr" className="text-xs">
        {entry.requestId}
      </code>
    ),
  },
];

/** The changes made from this browser, with the request ids that support asks for. */
export function ActivityPage() {
  const all = useActivity();
  // An act of several calls is one line.
  const entries = all.filter(({ said, status }, index) => {
    const newer = all[index - 1];
    return said === undefined || said !== newer?.said || status !== newer.status;
  });
  const read = (offset: number) =>
    Promise.resolve({ items: entries.slice(offset, offset + PAGE_SIZE), total: entries.length });
  const tools = () => (
    <>
      <ExportButton look="outline" fileName="activity.csv" columns={columns()} rows={entries} />
      <Button
        look="outline"
        onClick={() => {
          clear();
          done(t`The log is cleared.`, () => restore(all));
        }}
      >
        {t`Clear the log`}
      </Button>
    </>
  );
  return (
    <ListPage
      list="activity"
      title={t`Changes in this browser`}
      {...(entries.length > 0 && { tools })}
      notices={
        <p className="mb-5 max-w-2xl text-soft">
          {t`The last ${{ count: MAX }} changes that you made in this browser. They are kept on this device only.`}
        </p>
      }
      read={(_, page) => ({
        queryKey: [CONSOLE, "activity", entries[0]?.at, entries.length, page],
        queryFn: () => offsetPage(page, PAGE_SIZE, read),
      })}
      failure={t`The log could not be loaded`}
      columns={columns}
      rowId={({ at, path, requestId = "" }) => `${at} ${path} ${requestId}`}
      empty={t`Nothing has been changed from this browser yet.`}
    />
  );
}
