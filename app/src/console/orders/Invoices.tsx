import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui";
import { useConsole } from "../session/client";
import { QueryContent } from "../kit/ui/QueryContent";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { useOrderAct } from "./useOrderAct";
import { invoicesQuery } from "./queries";

/** The invoices of an order, with creating, sending and removing. */
export function Invoices({ id, hasEmail }: { id: string; hasEmail: boolean }) {
  const { client } = useConsole();
  const query = useQuery(invoicesQuery(client, id));
  const { act, reason } = useOrderAct(id);
  const run = useAct({ ...act, failure: () => t`The invoice was not changed.` });
  return (
    <Section
      title={t`Invoices`}
      action={
        <Button
          look="outline"
          size="small"
          reason={reason}
          busy={run.busy}
          onClick={() => void run.run({ name: "add-invoice", success: t`Invoice created.` })}
        >
          {t`Create invoice`}
        </Button>
      }
    >
      <QueryContent query={query} failure={t`The invoices could not be loaded`} height="h-10">
        {(invoices) => (
          <Rows rows={invoices} rowId={({ _id }) => _id} empty={t`There is no invoice yet.`}>
            {({ _id: invoiceId = "" }, index) => (
              <>
                <span>{t`Invoice ${{ number: index + 1 }}`}</span>
                <span className="flex gap-x-4">
                  <Button
                    look="text"
                    reason={hasEmail ? reason : t`The order has no email address.`}
                    onClick={() =>
                      void run.run({ name: "send-invoice", body: { invoiceId }, success: t`Invoice sent.` })
                    }
                  >
                    {t`Send`}
                  </Button>
                  <Button
                    look="text"
                    reason={reason}
                    onClick={() =>
                      void run.run({ name: "remove-invoice", body: { invoiceId }, success: t`Invoice removed.` })
                    }
                  >
                    {t`Remove`}
                  </Button>
                </span>
              </>
            )}
          </Rows>
        )}
      </QueryContent>
    </Section>
  );
}
