import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { RadioGroup } from "../kit/ui/RadioGroup";
import { useAct } from "../kit/useAct";
import { pollJob } from "../session/platformCalls";
import { filterOf, type MemberFilters, MEMBERS } from "./queries";
import { statusText } from "./messages";

type Kind = (typeof KINDS)[number];

interface Props {
  ids: readonly string[];
  filters: MemberFilters;
  /** The number of members that match the filters; undefined if there are too many to count. */
  total: number | undefined;
  onDone: () => void;
}

interface Outcome {
  /** The number of changed members; unknown while a hosted site's job runs. */
  changed?: number;
  /** If members were left unchanged: the message and the first reason. */
  left?: readonly [text: string, reason: unknown];
}

const KINDS = ["approve", "block", "delete"] as const;

/** Bulk acts on the selected members, or on all that match the filters. The dialog states their number first. */
export function BulkActs(props: Props) {
  const labels: Readonly<Record<Kind, string>> = { approve: t`Approve`, block: t`Block`, delete: t`Delete` };
  return KINDS.map((kind) => (
    <DialogButton
      key={kind}
      look="outline"
      size="small"
      dialog={(close) => <BulkDialog {...props} kind={kind} label={labels[kind]} onClose={close} />}
    >
      {labels[kind]}
    </DialogButton>
  ));
}

interface DialogProps extends Props {
  kind: Kind;
  label: string;
  onClose: () => void;
}

function BulkDialog({ ids, filters, total, kind, label, onDone, onClose }: DialogProps) {
  const { client, host } = useConsole();
  const canFollow = useSite().can("jobs");
  const [scope, setScope] = useState<"chosen" | "all">("chosen");
  const { members } = client;
  // Approving and blocking take a filter without a search: with a search, they cannot address all matches.
  const canBeAll = filters.q === "" || kind === "delete";
  const isAll = scope === "all";
  const count = isAll ? total : ids.length;

  const start = async (): Promise<string | undefined> => {
    const filter = isAll ? filterOf(filters) : { id: { $in: [...ids] } };
    if (kind === "approve") return (await members.bulkApproveMembers(filter)).jobId;
    if (kind === "block") return (await members.bulkBlockMembers(filter)).jobId;
    const search = filters.q ? { search: { expression: filters.q } } : {};
    return (await members.bulkDeleteMembersByFilter(filter, search)).jobId;
  };
  const { attempt } = useAct({
    do: async (): Promise<Outcome> => {
      if (kind === "delete" && !isAll) {
        const { results = [] } = await members.bulkDeleteMembers(ids);
        const refused = results.filter(({ itemMetadata }) => itemMetadata?.success === false);
        const [first] = refused;
        return {
          changed: results.length - refused.length,
          ...(first && { left: [t`Some members were not deleted.`, first.itemMetadata?.error] }),
        };
      }
      const jobId = await start();
      const job = canFollow && jobId ? await pollJob(host, jobId) : undefined;
      if (!job) return {};
      const text = plural(
        { count: job.failed },
        { one: "# member was left as it is.", other: "# members were left as they are." },
      );
      return { changed: job.succeeded, ...(job.failed > 0 && { left: [text, undefined] }) };
    },
    partly: ({ left }) => left,
    success: ({ changed: count }) => {
      if (count === undefined) return t`The change is running. You can leave this page.`;
      return count > 0 ? plural({ count }, { one: "# member changed.", other: "# members changed." }) : undefined;
    },
    after: onDone,
    touches: [MEMBERS],
  });
  const filter = filterText(filters);
  const all =
    total === undefined
      ? t`All that match the filters, too many to count: ${filter}`
      : t`All that match the filters (${total}): ${filter}`;
  const whom =
    count === undefined ? t`all that match the filters` : plural({ count }, { one: "# member", other: "# members" });
  return (
    <Confirm
      title={label}
      act={`${label}: ${whom}`}
      danger={kind !== "approve"}
      onClose={onClose}
      onConfirm={() => attempt()}
    >
      <RadioGroup
        legend={t`Which members?`}
        value={scope}
        onChange={setScope}
        choices={[
          {
            value: "chosen",
            label: plural({ count: ids.length }, { one: "The selected member (#)", other: "The selected members (#)" }),
          },
          ...(canBeAll ? [{ value: "all" as const, label: all }] : []),
        ]}
      />
      {kind === "delete" && <p>{t`Their accounts are deleted and cannot be restored. Their orders are kept.`}</p>}
      {kind === "block" && <p>{t`They are logged out, and cannot log in until you approve them again.`}</p>}
    </Confirm>
  );
}

function filterText({ q, status }: MemberFilters): string {
  const words = [status && statusText(status), q && `“${q}”`].filter(Boolean);
  return words.length > 0 ? words.join(", ") : t`everybody`;
}
