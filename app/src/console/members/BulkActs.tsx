import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { useConsole } from "../client";
import { Confirm } from "../ui/Confirm";
import { RadioChoice } from "../ui/RadioChoice";
import { useAct } from "../useAct";
import { finishedJob } from "../platformCalls";
import { filterOf, type MemberFilters, MEMBERS } from "./queries";
import { statusText } from "./words";
import { Button } from "../../ui";

type Kind = "approve" | "block" | "delete";

interface Props {
  ids: readonly string[];
  filters: MemberFilters;
  /** The number of members that the filters find; undefined where there are too many to count. */
  total: number | undefined;
  onDone: () => void;
}

interface Outcome {
  /** The number of changed members; unknown while a hosted site's job runs. */
  changed?: number;
  /** The message and the first reason where members were left as they are. */
  left?: readonly [text: string, reason: unknown];
}

/** Acts on the selected members, or on all that the filters find. The number is shown before anything is done. */
export function BulkActs({ ids, filters, total, onDone }: Props) {
  const { client, host, session } = useConsole();
  const [kind, setKind] = useState<Kind>();
  const [isAll, setAll] = useState(false);
  const { members } = client;
  // Approving and blocking have no search: with one, all that it finds cannot be named by a filter.
  const canBeAll = filters.q === "" || kind === "delete";
  const all = isAll && canBeAll;
  const count = all ? total : ids.length;

  const open = (act: Kind) => {
    setAll(false);
    setKind(act);
  };
  const start = async (): Promise<string | undefined> => {
    const filter = all ? filterOf(filters) : { id: { $in: [...ids] } };
    if (kind === "approve") return (await members.bulkApproveMembers(filter)).jobId;
    if (kind === "block") return (await members.bulkBlockMembers(filter)).jobId;
    const search = filters.q ? { search: { expression: filters.q } } : {};
    return (await members.bulkDeleteMembersByFilter(filter, search)).jobId;
  };
  const { attempt } = useAct({
    do: async (): Promise<Outcome> => {
      if (kind === "delete" && !all) {
        const { results = [] } = await members.bulkDeleteMembers(ids);
        const refused = results.filter(({ itemMetadata }) => itemMetadata?.success === false);
        const [first] = refused;
        return {
          changed: results.length - refused.length,
          ...(first && { left: [t`Some members were not deleted.`, first.itemMetadata?.error] }),
        };
      }
      const jobId = await start();
      const job = session.simulated && jobId ? await finishedJob(host, jobId) : undefined;
      if (!job) return {};
      const text = plural(
        { count: job.failed },
        { one: "# member was left as it is.", other: "# members were left as they are." },
      );
      return { changed: job.succeeded, ...(job.failed > 0 && { left: [text, undefined] }) };
    },
    partly: ({ left }) => left,
    said: ({ changed: count }) => {
      if (count === undefined) return t`The change is running. You can leave this page.`;
      return count > 0 ? plural({ count }, { one: "# member changed.", other: "# members changed." }) : undefined;
    },
    after: onDone,
    touches: [MEMBERS],
  });
  const labels: Readonly<Record<Kind, string>> = { approve: t`Approve`, block: t`Block`, delete: t`Delete` };
  return (
    <>
      {(["approve", "block", "delete"] as const).map((each) => (
        <Button
          key={each}
          look="text"
          className="px-1"
          onClick={() => {
            open(each);
          }}
        >
          {labels[each]}
        </Button>
      ))}
      {kind && (
        <Confirm
          open
          title={labels[kind]}
          act={`${labels[kind]}: ${
            count === undefined
              ? t`all that match the filters`
              : plural({ count }, { one: "# member", other: "# members" })
          }`}
          danger={kind !== "approve"}
          onClose={() => {
            setKind(undefined);
          }}
          onConfirm={() => attempt()}
        >
          <fieldset>
            <legend className="mb-1 font-medium">{t`Which members?`}</legend>
            <RadioChoice
              name="which"
              label={plural({ count: ids.length }, { one: "The selected one (#)", other: "The selected ones (#)" })}
              checked={!all}
              onChoose={() => {
                setAll(false);
              }}
            />
            {canBeAll && (
              <RadioChoice
                name="which"
                label={
                  total === undefined
                    ? t`All that match the filters, too many to count: ${{ filter: wordsOf(filters) }}`
                    : t`All that match the filters (${total}): ${{ filter: wordsOf(filters) }}`
                }
                checked={all}
                onChoose={() => {
                  setAll(true);
                }}
              />
            )}
          </fieldset>
          {kind === "delete" && <p>{t`Their accounts are deleted and cannot be restored. Their orders are kept.`}</p>}
          {kind === "block" && <p>{t`They are logged out, and cannot log in until you approve them again.`}</p>}
        </Confirm>
      )}
    </>
  );
}

/** The filters in words. */
function wordsOf({ q, status }: MemberFilters): string {
  const words = [status && statusText(status), q && `“${q}”`].filter(Boolean);
  return words.length > 0 ? words.join(", ") : t`everybody`;
}
