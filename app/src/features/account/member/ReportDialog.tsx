import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { MEMBER } from "../../../generated/shopBounds";
import { readError } from "../../../lib/errors";
import type { TextTable } from "../../../lib/textTable";
import { useShop } from "../../../lib/useShop";
import { Button, Dialog, Notice } from "../../../ui";
import { choicesIn, type Field, Form, FormFields, FormProblem, useStoreForm } from "../../../ui/form";

const REASONS: TextTable = {
  SPAM: msg`Advertising or spam`,
  IMPERSONATION: msg`Pretending to be someone else`,
  HARASSMENT: msg`Harassment or insults`,
  OTHER: msg`Something else`,
};

interface Props {
  open: boolean;
  memberId: string;
  name: string;
  onClose: () => void;
}

/** A dialog that reports a member to the shop. */
export function ReportDialog({ open, memberId, name, onClose }: Props) {
  const [sent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog open={open} title={t`Report ${name}`} closeLabel={t`Close report`} onClose={close}>
      {sent ? (
        <Notice tone="good" role="status">
          {t`Thank you. We have received your report.`}
        </Notice>
      ) : (
        <ReportForm
          memberId={memberId}
          onSent={() => {
            setSent(true);
          }}
        />
      )}
    </Dialog>
  );
}

const FIELDS: readonly Field<{ category: string; description: string }>[] = [
  {
    name: "category",
    label: msg`What is wrong?`,
    form: "radio",
    choices: choicesIn(REASONS),
    required: msg`Choose a reason`,
  },
  { name: "description", label: msg`Tell us more (optional)`, form: "long", max: MEMBER.report },
];

function ReportForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const shop = useShop();
  const form = useStoreForm({
    fields: FIELDS,
    values: { category: "", description: "" },
    send: async ({ category, description }) => {
      try {
        await (
          await shop.load()
        ).memberReport.reportMember({
          reportedMemberId: memberId,
          reason: { category, ...(description && { description }) },
        });
      } catch (thrown) {
        throw readError(thrown).code === "SELF_REPORTING_FORBIDDEN"
          ? new FormProblem(t`You cannot report yourself.`)
          : thrown;
      }
      onSent();
    },
  });
  return (
    <Form form={form} className="space-y-5">
      <p className="text-sm text-soft">{t`We will review your report. The member will not know who sent it.`}</p>
      <FormFields form={form} />
      <Button type="submit" busy={form.busy}>
        {t`Send report`}
      </Button>
    </Form>
  );
}
