import { t } from "@lingui/core/macro";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type checkout, STORES_APP_ID } from "@cartwright/sdk";
import { catalogEditorOf } from "@cartwright/sdk/owner";
import { spanText } from "../../lib/dates";
import { priceText } from "../../lib/money";
import { countries } from "../../lib/countries";
import { useConfig } from "../../lib/useShop";
import { Button, Notice, RegionField, SelectField, TextField } from "../../ui";
import { foundQuery } from "../categories/queries";
import { type ConsoleClient, useConsole } from "../session/client";
import { NumberField } from "../kit/ui/NumberField";
import { readQuantity } from "../../lib/typed";
import { problemText } from "../kit/ui/problems";
import { SearchBox } from "../kit/list/SearchBox";
import { Section } from "../kit/ui/Section";
import { partText } from "./fields";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { ReadFailure } from "../kit/ui/ReadFailure";

interface Typed {
  country: string;
  subdivision: string;
  city: string;
  postalCode: string;
  product: string;
  quantity: string;
}

type Checkout = checkout.Checkout;

/** The id of a product's first purchasable variant, if any. */
async function variantOf(client: ConsoleClient, product: string): Promise<string | undefined> {
  const stock = await (await catalogEditorOf(client)).stockOf(product);
  return (stock.find(({ inStock }) => inStock) ?? stock[0])?.variantId;
}

/** Computes a trial checkout for an address on the platform. */
async function tried(client: ConsoleClient, typed: Typed): Promise<Checkout> {
  const { country, subdivision, city, postalCode, product, quantity } = typed;
  const address = {
    country,
    ...(subdivision && { subdivision }),
    ...(city && { city }),
    ...(postalCode && { postalCode }),
  };
  const variant = await variantOf(client, product);
  // oxlint-disable-next-line typescript/no-deprecated -- ends on 2027-02-01; Cart V2's estimate names the chosen delivery only
  return client.checkout.createCheckout({
    channelType: "WEB",
    lineItems: [
      {
        quantity: readQuantity(quantity) ?? 1,
        catalogReference: {
          appId: STORES_APP_ID,
          catalogItemId: product,
          ...(variant && { options: { variantId: variant } }),
        },
      },
    ],
    checkoutInfo: { shippingInfo: { shippingDestination: { address } } },
  });
}

/** Shows the delivery methods and taxes of an address, through the same calls as shoppers' checkouts. */
export function TryAddress({ tabs }: { tabs: ReactNode }) {
  const { client } = useConsole();
  const { country = "" } = useConfig();
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useState<Typed>({
    country,
    subdivision: "",
    city: "",
    postalCode: "",
    product: "",
    quantity: "1",
  });
  const found = useQuery({
    ...foundQuery(client, search, "PHYSICAL"),
    placeholderData: keepPreviousData,
  });
  const products = found.data ?? [];
  const chosen = products.some(({ _id }) => _id === typed.product) ? typed.product : (products[0]?._id ?? "");
  const attempt = useMutation({ mutationFn: (address: Typed) => tried(client, address) });
  const isNumber = readQuantity(typed.quantity) !== undefined;
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  return (
    <>
      <ScreenHeading className="mb-3">{t`Try an address`}</ScreenHeading>
      {tabs}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form
          className="grid gap-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen && isNumber) attempt.mutate({ ...typed, product: chosen });
          }}
        >
          {found.error && !found.data && (
            <ReadFailure
              className="sm:col-span-2"
              text={t`The products could not be loaded.`}
              error={found.error}
              onRetry={found.refetch}
            />
          )}
          <div className="sm:col-span-2">
            <SearchBox label={t`Search products`} value={search} onChange={setSearch} />
          </div>
          <SelectField
            label={t`Product`}
            value={chosen}
            options={products.map(({ _id, name = "" }) => ({ value: _id, label: name }))}
            onChange={(event) => set({ product: event.target.value })}
          />
          <NumberField
            label={t`Quantity`}
            value={typed.quantity}
            error={isNumber ? undefined : t`Enter a whole number, such as 2.`}
            onChange={(text) => set({ quantity: text })}
          />
          <SelectField
            label={t`Country`}
            value={typed.country}
            required
            options={countries(typed.country)}
            onChange={(event) => set({ country: event.target.value, subdivision: "" })}
          />
          <RegionField
            country={typed.country}
            none={t`Any`}
            always
            value={typed.subdivision}
            onChange={(event) => set({ subdivision: event.target.value })}
          />
          <TextField label={t`City`} value={typed.city} onChange={(event) => set({ city: event.target.value })} />
          <TextField
            label={t`Postcode`}
            value={typed.postalCode}
            onChange={(event) => set({ postalCode: event.target.value })}
          />
          <Button
            type="submit"
            className="justify-self-start sm:col-span-2"
            busy={attempt.isPending}
            reason={
              chosen && isNumber ? undefined : isNumber ? t`Choose a product.` : t`The quantity is not a whole number.`
            }
          >
            {t`Try`}
          </Button>
        </form>
        <div role="status" className="space-y-6">
          {attempt.error && <Notice tone="bad">{problemText(attempt.error)}</Notice>}
          {attempt.data && <Outcome found={attempt.data} />}
        </div>
      </div>
    </>
  );
}

function Outcome({ found }: { found: Checkout }) {
  const { shippingInfo, taxSummary, priceSummary, currency, lineItems = [] } = found;
  const options = (shippingInfo?.carrierServiceOptions ?? []).flatMap((carrier) => carrier.shippingOptions ?? []);
  const details = [
    ...lineItems.map(({ taxDetails }) => taxDetails),
    shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails,
  ];
  const taxes = details.flatMap((each) => each?.rateBreakdown ?? []);
  if (lineItems.length === 0) {
    return <Notice tone="warn">{t`This product cannot be bought right now. Try another.`}</Notice>;
  }
  const region = shippingInfo?.region?.name ?? "";
  return (
    <>
      <Section title={t`Delivery`}>
        {region && <p className="mb-3 text-sm text-soft">{t`The rules of ${{ region }} apply.`}</p>}
        {options.length === 0 ? (
          <p>{t`Nothing can be delivered to this address.`}</p>
        ) : (
          <ul className="divide-y divide-line">
            {options.map(({ code = "", title = "", logistics, cost }) => {
              const { from, to } = logistics?.deliveryTimeSlot ?? {};
              const time = from && to ? spanText(from, to) : logistics?.deliveryTime;
              return (
                <li key={code} className="flex items-baseline gap-4 py-2">
                  <span className="min-w-0 flex-1">
                    <bdi>{title}</bdi>
                    {time && (
                      <span className="block text-sm text-soft">
                        <bdi>{time}</bdi>
                      </span>
                    )}
                  </span>
                  <span className="tabular-nums">{priceText(cost?.price, currency)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
      <Section title={t`Tax`}>
        {taxes.length === 0 && <p>{t`No tax is charged.`}</p>}
        <dl className="space-y-1">
          {taxes.map(({ name = "", rate = "", tax }, index) => (
            <div key={index} className="flex justify-between gap-4">
              <dt>
                <bdi>{name}</bdi> <span className="text-soft">{rate && partText(rate)}</span>
              </dt>
              <dd className="tabular-nums">{priceText(tax, currency)}</dd>
            </div>
          ))}
          {taxes.length > 1 && (
            <div className="flex justify-between gap-4 font-medium">
              <dt>{t`In all`}</dt>
              <dd className="tabular-nums">{priceText(taxSummary?.totalTax, currency)}</dd>
            </div>
          )}
        </dl>
      </Section>
      <Section title={t`Total with the first delivery method`}>
        <p className="text-xl tabular-nums">{priceText(priceSummary?.total, currency)}</p>
      </Section>
    </>
  );
}
