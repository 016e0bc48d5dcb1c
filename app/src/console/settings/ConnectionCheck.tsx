import type { Finding, Outcome } from "@cartwright/sdk";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { LOGIN_CALLBACK } from "../../lib/returnPath";
import { useOrigin, useShop } from "../../lib/useShop";
import { Badge, Button, Notice } from "../../ui";
import { problemText } from "../kit/ui/problems";
import { Section } from "../kit/ui/Section";

const OUTCOMES: Readonly<Record<Outcome, { label: MessageDescriptor; tone: "good" | "warn" | "bad" | "plain" }>> = {
  problem: { label: msg`Problem`, tone: "bad" },
  warning: { label: msg`Warning`, tone: "warn" },
  unknown: { label: msg`Not checked`, tone: "plain" },
  passed: { label: msg`Passed`, tone: "good" },
};
const ORDER = Object.keys(OUTCOMES);

/** Checks the store's connection to its site; shows the package's diagnosis, which is in English. */
export function ConnectionCheck() {
  const shop = useShop();
  const redirectUri = useOrigin() + LOGIN_CALLBACK;
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => shop.call((client) => client.diagnose({ redirectUri })),
  });
  const findings = data?.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
  return (
    <Section
      title={t`Connection of the store`}
      action={
        <Button look="outline" size="small" busy={isPending} onClick={() => mutate()}>
          {isPending ? t`Checking…` : t`Check now`}
        </Button>
      }
    >
      <p className="text-sm text-soft">
        {t`Checks the addresses, the login and the calls of the store, and says how to fix what is wrong. Shoppers never see this.`}
      </p>
      {error && (
        <Notice tone="bad" role="alert" className="mt-4">
          {problemText(error)}
        </Notice>
      )}
      <p role="status" className="mt-4 font-medium empty:hidden">
        {findings &&
          plural(
            { count: findings.filter(({ outcome }) => outcome === "problem").length },
            { 0: "No problem found", one: "# problem found", other: "# problems found" },
          )}
      </p>
      {findings && (
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <Result key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Result({ finding: { outcome, subject, seen, why, fix } }: { finding: Finding }) {
  const { label, tone } = OUTCOMES[outcome];
  const isFine = outcome === "passed";
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <span className="w-28 shrink-0">
        <Badge tone={tone}>{i18n._(label)}</Badge>
      </span>
      <div lang="en" dir="ltr" className="min-w-0 flex-1 basis-64 break-words">
        <h3 className="font-medium">{subject}</h3>
        <p className="text-sm">{seen}</p>
        {!isFine && <p className="mt-1 text-sm text-soft">{why}</p>}
        {!isFine && outcome !== "unknown" && <p className="mt-1 text-sm">{fix}</p>}
      </div>
    </li>
  );
}
