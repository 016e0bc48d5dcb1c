import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ORDER } from "../../generated/bounds";
import { dayText } from "../../lib/dates";
import type { Order } from "../../lib/order";
import { lengthProblem } from "../../lib/violations";
import { TextAreaField } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { QueryContent } from "../kit/ui/QueryContent";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { CancelDialog } from "./CancelDialog";
import { hasMoney, type Payments, whyNot } from "./orderActs";
import { answerRequest, type BuyerRequest, listRequests } from "./orderCalls";
import { ORDERS } from "./queries";
import { RefundDialog } from "./RefundDialog";

interface Props {
  order: Order;
  payments: Payments | undefined;
}

/** The buyer's requests to cancel the order or to return items; nothing while there are none. */
export function Requests({ order, payments }: Props) {
  const { host } = useConsole();
  const { _id: id = "" } = order;
  const query = useQuery({
    queryKey: [...ORDERS, "requests", id],
    queryFn: ({ signal }) => listRequests(host, id, signal),
    enabled: useSite().gap("orderActs") === undefined,
  });
  if (!query.error && !query.data?.length) return null;
  return (
    <Section title={t`Requests`}>
      <QueryContent query={query} failure={t`The requests could not be loaded`} height="h-20">
        {(requests) => (
          <Rows rows={requests} rowId={(request) => request.id} empty={t`There is no request.`}>
            {(request) => (
              <>
                <Facts order={order} request={request} />
                {request.status === "OPEN" && <Answers order={order} payments={payments} request={request} />}
              </>
            )}
          </Rows>
        )}
      </QueryContent>
    </Section>
  );
}

function Facts({ order, request }: { order: Order; request: BuyerRequest }) {
  const { kind, lines, reason, status, answer, createdDate } = request;
  const date = dayText(createdDate);
  return (
    <div className="min-w-0 space-y-1">
      <p className="font-medium">
        {kind === "CANCEL" ? t`Asked to cancel on ${{ date }}` : t`Asked to return on ${{ date }}`}
      </p>
      {lines.map(({ lineItemId, quantity }) => (
        <p key={lineItemId}>
          {quantity} × <bdi>{translatedText(order.lineItems?.find(({ _id }) => _id === lineItemId)?.productName)}</bdi>
        </p>
      ))}
      <Words>{reason}</Words>
      {status === "ACCEPTED" && <p className="text-soft">{t({ context: "request", message: "Accepted" })}</p>}
      {status === "DECLINED" && <p className="text-soft">{t({ context: "request", message: "Declined" })}</p>}
      <Words>{answer}</Words>
    </div>
  );
}

const Words = ({ children }: { children: string }) => (
  <p dir="auto" className="whitespace-pre-line empty:hidden">
    {children}
  </p>
);

function Answers({ order, payments, request }: Props & { request: BuyerRequest }) {
  const isCancel = request.kind === "CANCEL";
  const look = { look: "outline", size: "small" } as const;
  return (
    <div className="flex gap-2">
      <DialogButton
        {...look}
        reason={isCancel ? whyNot.cancel(order, payments) : undefined}
        dialog={(close) => {
          if (isCancel) return <CancelDialog order={order} request={request} onClose={close} />;
          if (hasMoney(order)) return <RefundDialog order={order} request={request} onClose={close} />;
          return <AcceptDialog order={order} request={request} onClose={close} />;
        }}
      >
        {t`Accept`}
      </DialogButton>
      <DialogButton {...look} dialog={(close) => <DeclineDialog order={order} request={request} onClose={close} />}>
        {t`Decline`}
      </DialogButton>
    </div>
  );
}

interface AnswerProps {
  order: Order;
  request: BuyerRequest;
  onClose: () => void;
}

/** A dialog that accepts a return of an order without money to refund. */
function AcceptDialog({ order: { _id: id = "" }, request, onClose }: AnswerProps) {
  const { host } = useConsole();
  const accept = useAct({
    do: () => answerRequest(host, id, request.id, "accept", {}),
    success: () => t`Return accepted.`,
    touches: [ORDERS],
  });
  return (
    <Confirm title={t`Accept the return`} act={t`Accept`} onClose={onClose} onConfirm={() => accept.attempt()}>
      <p>{t`There is nothing to refund. The customer gets an email.`}</p>
    </Confirm>
  );
}

/** A dialog that declines a request, with words to the customer. */
function DeclineDialog({ order: { _id: id = "" }, request, onClose }: AnswerProps) {
  const { host } = useConsole();
  const [words, setWords] = useState("");
  const decline = useAct({
    do: () => answerRequest(host, id, request.id, "decline", { message: words.trim() }),
    success: () => t`Request declined.`,
    touches: [ORDERS],
  });
  const missing = words.trim() === "" ? t`Write why you decline.` : undefined;
  return (
    <Confirm
      title={t`Decline the request`}
      act={t`Decline`}
      reason={missing ?? lengthProblem(words, ORDER.note)}
      onClose={onClose}
      onConfirm={() => decline.attempt()}
    >
      <TextAreaField
        label={t`Your words to the customer`}
        hint={t`They stand in an email and on the order’s page.`}
        rows={3}
        maxLength={ORDER.note}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </Confirm>
  );
}
