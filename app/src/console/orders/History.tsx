import { t } from "@lingui/core/macro";
import { ORDER } from "../../generated/bounds";
import { momentText } from "../../lib/dates";
import type { Activity, Order } from "../../lib/order";
import { lengthProblem } from "../../lib/violations";
import { Button, TextAreaField } from "../../ui";
import { useConsole } from "../session/client";
import { useDraft } from "../kit/draft/drafts";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { ORDERS } from "./queries";
import { activityText } from "./messages";

/** The history of an order, grouped by age, with a form for the owner's notes. */
export function History({ order }: { order: Order }) {
  const { client } = useConsole();
  const id = order._id ?? "";
  const [note, setNote, forgetNote] = useDraft(`order-note-${id}`, "");
  const add = useAct({
    do: (message: string) =>
      client.orders.addActivities(id, {
        orderActivities: [{ activityType: "MERCHANT_COMMENT", merchantComment: { message } }],
      }),
    success: () => t`Note added.`,
    failure: () => t`The note was not added.`,
    after: forgetNote,
    touches: [ORDERS],
  });
  return (
    <Section title={t`History`}>
      <form
        className="mb-5 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() && !lengthProblem(note, ORDER.comment)) void add.run(note.trim());
        }}
      >
        <TextAreaField
          label={t`Note`}
          hint={t`Customers do not see it.`}
          rows={2}
          maxLength={ORDER.comment}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
        <Button type="submit" look="outline" size="small" busy={add.busy}>
          {t`Add note`}
        </Button>
      </form>
      {/* oxlint-disable-next-line react/purity -- each rendering is about its own moment */}
      {groupsOf(order.activities ?? [], new Date()).map(({ name, entries }) => (
        <section key={name} aria-label={name} className="mb-4 last:mb-0">
          <h3 className="mb-1 font-sans text-sm font-medium text-soft">{name}</h3>
          <ol className="space-y-3 border-s border-line ps-4 text-sm">
            {entries.map((activity, index) => (
              <li key={activity._id ?? index} className="sm:flex sm:justify-between sm:gap-6">
                <p
                  dir="auto"
                  className={activity.merchantComment ? "rounded-sm bg-sunken px-3 py-2 whitespace-pre-line" : ""}
                >
                  {activityText(activity, order.currency)}
                </p>
                {activity._createdDate && (
                  <p className="shrink-0 text-soft">
                    <time dateTime={activity._createdDate.toISOString()}>{momentText(activity._createdDate)}</time>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Group {
  name: string;
  entries: Activity[];
}

/** The entries grouped by age, the newest first; empty groups are left out. */
export function groupsOf(activities: readonly Activity[], now: Date): Group[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const groups = [
    { name: t`Today`, from: today },
    { name: t`Yesterday`, from: today - DAY_MS },
    { name: t`Last 7 days`, from: today - 7 * DAY_MS },
    { name: t`Last 30 days`, from: today - 30 * DAY_MS },
    { name: t`Older`, from: -Infinity },
  ].map((group) => ({ ...group, entries: [] as Activity[] }));
  // Reversed before the stable sort: of entries with equal times, the later one comes first.
  const newest = [...activities].reverse().sort((a, b) => momentOf(b) - momentOf(a));
  for (const activity of newest) groups.find(({ from }) => momentOf(activity) >= from)?.entries.push(activity);
  return groups.filter(({ entries }) => entries.length > 0);
}

const momentOf = ({ _createdDate }: Activity) => _createdDate?.getTime() ?? 0;
