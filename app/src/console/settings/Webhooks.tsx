import { msg, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { textIn, type TextTable } from "../../lib/textTable";
import { Badge, Button, ErrorPanel, TextField } from "../../ui";
import { useConsole } from "../session/client";
import { actsColumn } from "../kit/list/actsColumn";
import { type Column, momentColumn } from "../kit/list/columns";
import { Table } from "../kit/list/Table";
import { problemText } from "../kit/ui/problems";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import {
  addWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendAgain,
  type Webhook,
} from "../session/platformCalls";
import { QueryContent } from "../kit/ui/QueryContent";
import { CONSOLE } from "../session/session";
import { useAct } from "../kit/useAct";

const KEY = [CONSOLE, "webhooks"] as const;

const STATES: TextTable = {
  PENDING: msg`Waiting`,
  DELIVERED: msg`Delivered`,
  FAILED: msg`Given up`,
};
const TONES: Readonly<Record<string, "good" | "warn" | "bad">> = { PENDING: "warn", DELIVERED: "good", FAILED: "bad" };

const columns = (onSend: (delivery: Delivery) => void): Column<Delivery>[] => [
  {
    id: "what",
    title: t`Event`,
    cell: (delivery) => (
      <span dir="ltr" className="block min-w-48 text-start">
        <code className="break-all">{delivery.entity}</code>
        <span className="block break-all text-soft">{delivery.url}</span>
      </span>
    ),
  },
  {
    id: "state",
    title: t`State`,
    cell: (delivery) => (
      <>
        <Badge tone={TONES[delivery.state] ?? "plain"}>{textIn(STATES, delivery.state) ?? delivery.state}</Badge>
        {delivery.problem && <span className="mt-1 block max-w-64 break-words text-soft">{delivery.problem}</span>}
      </>
    ),
  },
  { id: "attempts", title: t`Attempts`, text: ({ attempts }) => String(attempts), align: "end", named: true },
  momentColumn("date", t`Next or last attempt`, ({ date }) => (date ? new Date(date) : undefined)),
  actsColumn(
    ({ entity }) => entity,
    (delivery) => [{ label: t`Send again`, run: () => onSend(delivery) }],
  ),
];

/** The webhooks, and the outcomes of their newest deliveries. */
export function Webhooks() {
  const { host } = useConsole();
  const webhooks = useQuery({ queryKey: [...KEY, "list"], queryFn: ({ signal }) => listWebhooks(host, signal) });
  const deliveries = useQuery({
    queryKey: [...KEY, "deliveries"],
    queryFn: ({ signal }) => listDeliveries(host, signal),
    // An event is announced before its deliveries exist, and their outcomes are not announced: both have to be polled.
    refetchInterval: webhooks.data?.length ? 5_000 : false,
  });
  const touches = [KEY];
  const remove = useAct({
    do: ({ id }: Webhook) => removeWebhook(host, id),
    success: () => t`Webhook removed.`,
    failure: () => t`The webhook was not removed.`,
    undo:
      (_, { url, entities }) =>
      () =>
        addWebhook(host, url, entities),
    touches,
  });
  const repeat = useAct({
    do: (delivery: Delivery) => sendAgain(host, delivery),
    success: () => t`Delivery sent again.`,
    failure: () => t`The delivery was not sent again.`,
    touches,
  });
  return (
    <>
      <Section title={t`Webhooks`}>
        <QueryContent query={webhooks} failure={t`The webhooks could not be loaded`} height="h-12">
          {(list) => (
            <Rows rows={list} rowId={({ id }) => id} empty={t`There are no webhooks yet.`}>
              {(webhook) => (
                <>
                  <span dir="ltr" className="min-w-0 flex-1 text-start break-all">
                    {webhook.url}
                    <span className="block text-soft">
                      {webhook.entities.length > 0 ? webhook.entities.join(", ") : t`All events`}
                    </span>
                  </span>
                  <Button
                    look="text"
                    aria-label={t`Remove ${{ name: webhook.url }}`}
                    onClick={() => void remove.run(webhook)}
                  >
                    {t`Remove`}
                  </Button>
                </>
              )}
            </Rows>
          )}
        </QueryContent>
        <AddForm host={host} />
      </Section>
      <Section title={t`Deliveries to webhooks`}>
        {deliveries.error && !deliveries.data ? (
          <ErrorPanel
            error={deliveries.error}
            title={t`The deliveries could not be loaded`}
            onRetry={deliveries.refetch}
          />
        ) : (
          <Table
            label={t`Deliveries to webhooks`}
            columns={columns((delivery) => void repeat.run(delivery))}
            rows={deliveries.data}
            rowId={({ webhook, event }) => `${webhook} ${event}`}
            empty={t`Nothing has been delivered yet.`}
          />
        )}
      </Section>
    </>
  );
}

function AddForm({ host }: { host: string }) {
  const [url, setUrl] = useState("");
  const [entities, setEntities] = useState("");
  const { run, busy, error } = useAct({
    do: () => addWebhook(host, url.trim(), entities.split(/[\s,]+/).filter(Boolean)),
    success: () => t`Webhook added.`,
    after: () => {
      setUrl("");
      setEntities("");
    },
    touches: [KEY],
  });
  return (
    <form
      className="mt-5 grid items-start gap-4 md:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim()) void run();
      }}
    >
      <TextField
        label={t`Webhook URL`}
        type="url"
        dir="ltr"
        placeholder="https://"
        value={url}
        error={error ? problemText(error) : undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label={t`Only events of these entities`}
        hint={t`Full names separated by commas, such as wix.ecom.v1.order. If empty, all.`}
        dir="ltr"
        value={entities}
        onChange={(event) => setEntities(event.target.value)}
      />
      <Button
        type="submit"
        look="outline"
        className="md:mt-6.5"
        busy={busy}
        reason={url.trim() ? undefined : t`Enter the address to notify.`}
      >
        {t`Add`}
      </Button>
    </form>
  );
}
