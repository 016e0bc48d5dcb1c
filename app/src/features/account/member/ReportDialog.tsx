import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import * as v from "valibot";
import { readError } from "../../../lib/errors";
import { REPORT_CATEGORIES } from "../../../lib/member";
import { textIn, type TextTable } from "../../../lib/textTable";
import { useShop } from "../../../lib/useShop";
import { Button, Dialog, Notice, TextAreaField } from "../../../ui";
import { Form, FormProblem, RadioField, useStoreForm } from "../../../ui/form";

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

const schema = v.object({
  category: v.picklist(REPORT_CATEGORIES, () => t`Choose a reason`),
  description: v.pipe(v.string(), v.trim()),
});

function ReportForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const shop = useShop();
  const form = useStoreForm({
    schema,
    values: { description: "" },
    names: ["category", "description"],
    wire: { "reason.category": "category", "reason.description": "description" },
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
      <RadioField
        label={t`What is wrong?`}
        options={REPORT_CATEGORIES.map((value) => ({ value, label: textIn(REASONS, value) ?? value }))}
        {...form.field("category")}
      />
      <TextAreaField label={t`Tell us more (optional)`} {...form.field("description")} />
      <Button type="submit" busy={form.busy}>
        {t`Send report`}
      </Button>
    </Form>
  );
}
