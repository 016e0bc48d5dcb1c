import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "../../lib/router";
import { costText, priceText } from "../../lib/money";
import { useConfig } from "../../lib/useShop";
import { Button, Notice, SelectField, Totals } from "../../ui";
import { problemsOf, type Texts, typedProblem } from "../../ui/form/field";
import { useSite } from "../session/site";
import { useConsole } from "../session/client";
import { EntryFields } from "../kit/form";
import { memberQuery } from "../members/queries";
import { useMoney } from "../products/queries";
import { CopyLink } from "../kit/ui/CopyLink";
import { problemText } from "../kit/ui/problems";
import { BackLink, ScreenHeading } from "../kit/ui/ScreenHeading";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { CustomerSearch, customerOfMember, type KnownCustomer } from "./CustomerSearch";
import { CUSTOMER } from "./details";
import {
  type Checkout,
  checkoutUrl,
  chooseDelivery,
  chosenDelivery,
  deliveryOptions,
  isIncomplete,
  ITEM_NAME,
  makeCheckout,
  type NewLine,
  subtotal,
  variantsQuery,
} from "./newOrder";
import { NewOrderLines } from "./NewOrderLines";
import { placeOrder } from "./orderCalls";
import { ORDERS } from "./queries";

/** A draft order that the owner makes for a customer, who pays later or through a checkout link. */
export function NewOrderPage() {
  const { client, host } = useConsole();
  const site = useSite();
  const navigate = useNavigate();
  const params = useSearchParams();
  const member = useQuery({ ...memberQuery(client, params.get("member") ?? ""), enabled: params.has("member") }).data;
  const [chosen, setChosen] = useState<KnownCustomer>();
  const [typed, setTyped] = useState<Texts>({});
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  const [made, setMade] = useState<Checkout>();
  const { country = "" } = useConfig();
  const customer = chosen ?? (member ? customerOfMember(member) : undefined);
  const known = customer?.values ?? {};
  const fields: Texts = { ...known, country: known.country || country, ...typed };
  const problemAt = problemsOf(CUSTOMER, fields);
  const productIds = lines.flatMap(({ productId }) => productId ?? []);
  const variants = useQuery(variantsQuery(client, site.catalog, productIds)).data;
  const isOpen = lines.some((line) => isIncomplete(line, variants));
  const itemProblem = lines.map((line) => typedProblem(ITEM_NAME, line)).find((problem) => problem !== undefined);
  const change = (next: readonly NewLine[]) => {
    setLines(next);
    setMade(undefined);
  };
  const calculate = useAct({ do: () => makeCheckout(client, lines, fields), after: setMade });
  const choose = useAct({
    do: (code: string) => chooseDelivery(client, made ?? {}, code),
    after: setMade,
    failure: () => t`The delivery was not changed.`,
  });
  const place = useAct({
    do: () => placeOrder(host, made?._id ?? "", customer?.memberId),
    success: () => t`Order placed.`,
    failure: () => t`The order was not placed.`,
    touches: [ORDERS],
    after: (id) => navigate(`/owner/orders/${id}`),
  });
  const link = useAct({
    do: () => checkoutUrl(client, made ?? {}),
    failure: () => t`The link was not created.`,
  });
  const [url, setUrl] = useState("");
  const { currency } = useMoney();
  const sum = subtotal(lines, variants ?? [], currency);
  return (
    <>
      <BackLink to="/owner/orders">{t`All orders`}</BackLink>
      <ScreenHeading className="mb-6">{t`New order`}</ScreenHeading>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <NewOrderLines lines={lines} variants={variants ?? []} onChange={change} />
          <Section title={t`Customer`}>
            <CustomerSearch
              onChoose={(found) => {
                setChosen(found);
                setTyped({});
                setMade(undefined);
              }}
            />
            <EntryFields
              entry={fields}
              fields={CUSTOMER}
              problemAt={(name) => (fields[name] ? problemAt(name) : undefined)}
              change={(changed) => {
                setTyped((before) => ({ ...before, ...changed }) as Texts);
                setMade(undefined);
              }}
            />
          </Section>
        </div>
        <Section title={t`Totals`} className="self-start">
          <Sums
            checkout={made ?? { currency, ...(sum !== undefined && { priceSummary: { subtotal: { amount: sum } } }) }}
            busy={choose.busy}
            onChoose={(code) => void choose.run(code)}
          />
          {calculate.error && (
            <Notice tone="bad" role="alert" className="mt-4">
              {problemText(calculate.error)}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            {!made && (
              <Button
                busy={calculate.busy}
                reason={
                  lines.length === 0
                    ? t`Choose at least one item.`
                    : isOpen
                      ? (itemProblem ?? t`An item has no variant, name, price or quantity yet.`)
                      : fields.email
                        ? undefined
                        : t`Enter the customer's email address.`
                }
                onClick={() => void calculate.run()}
              >
                {t`Calculate delivery and tax`}
              </Button>
            )}
            <Button
              look={made ? "solid" : "outline"}
              busy={place.busy}
              reason={
                made
                  ? (site.gap("placeOrder") ??
                    made.violations?.find(({ severity }) => severity === "ERROR")?.description)
                  : t`Calculate delivery and tax first.`
              }
              onClick={() => void place.run()}
            >
              {t`Place order`}
            </Button>
            {made && (
              <Button look="outline" busy={link.busy} onClick={() => void link.attempt().then(setUrl, () => undefined)}>
                {t`Create checkout link`}
              </Button>
            )}
          </div>
          {made && url && <CopyLink label={t`Checkout link`} link={url} />}
        </Section>
      </div>
    </>
  );
}

interface SumsProps {
  checkout: Checkout;
  busy: boolean;
  onChoose: (code: string) => void;
}

/** The totals of a new order, with the delivery options and the problems. */
function Sums({ checkout, busy, onChoose }: SumsProps) {
  const { priceSummary: sums, currency, violations = [], calculationErrors } = checkout;
  const options = deliveryOptions(checkout);
  const chosen = chosenDelivery(checkout);
  const text = (price: Parameters<typeof priceText>[0]) => priceText(price, currency) ?? t`Not known yet`;
  return (
    <>
      {options.length > 0 && (
        <div className="mb-4">
          <SelectField
            label={t`Delivery`}
            value={chosen}
            options={[
              ...(chosen ? [] : [{ value: "", label: t`Choose` }]),
              ...options.map(({ code = "", title = "", cost }) => ({
                value: code,
                label: `${title} · ${costText(cost?.price, currency)}`,
              })),
            ]}
            onChange={(event) => onChoose(event.target.value)}
          />
        </div>
      )}
      <Totals
        updating={busy}
        rows={[
          { name: t`Subtotal`, value: text(sums?.subtotal) },
          { name: t`Delivery`, value: text(sums?.shipping) },
          { name: t`Tax`, value: text(sums?.tax) },
        ]}
        total={{ name: t`Total`, value: text(sums?.total) }}
        after={[]}
      />
      {calculationErrors?.generalShippingCalculationError && (
        <Notice tone="warn" className="mt-4">{t`Delivery could not be calculated for this address.`}</Notice>
      )}
      {violations.map(({ description }, index) => (
        <Notice key={index} tone="warn" className="mt-4">
          {description}
        </Notice>
      ))}
    </>
  );
}
