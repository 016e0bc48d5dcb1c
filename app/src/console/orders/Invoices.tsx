import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui";
import { useConsole } from "../session/client";
import { QueryContent } from "../kit/ui/QueryContent";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { listNumberedInvoices, type NumberedInvoice } from "../session/platformCalls";
import { useOrderAct } from "./useOrderAct";
import { invoicesQuery, ORDERS } from "./queries";

/** The invoices of an order, with creating, sending and removing. */
export function Invoices({ id, hasEmail }: { id: string; hasEmail: boolean }) {
  const { client, host } = useConsole();
  const query = useQuery(invoicesQuery(client, id));
  const { act, reason } = useOrderAct(id);
  const documents = useQuery({
    queryKey: [...ORDERS, "invoices", id, "documents"],
    queryFn: ({ signal }) => listNumberedInvoices(host, id, signal),
    enabled: reason === undefined,
  });
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
                <Title invoice={documents.data?.find((each) => each.id === invoiceId)} index={index} />
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

/** The number of an invoice, which leads to its page; its place in the order where the site has no numbers. */
function Title({ invoice, index }: { invoice: NumberedInvoice | undefined; index: number }) {
  const title = t`Invoice ${{ number: invoice?.number ?? index + 1 }}`;
  if (!invoice) return <span>{title}</span>;
  return (
    <a href={invoice.url} target="_blank" rel="noreferrer" className="link">
      {title}
    </a>
  );
}
