import { t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { dayText, spanText } from "../../lib/dates";
import type { Order } from "../../lib/order";
import { addressLines } from "../../lib/countries";
import { AddressLines } from "../../ui";
import { EntryDialog } from "../kit/form";
import { Badges } from "../kit/ui/Badges";
import { DialogButton } from "../kit/ui/DialogButton";
import { Fact, Section } from "../kit/ui/Section";
import { detailsEntry, detailsForm, tagsOf } from "./details";
import { ORDERS } from "./queries";
import { channelText, customerOf } from "./messages";

type Address = Parameters<typeof addressLines>[0];

/** The customer of an order, the addresses, and the channel it came from. */
export function Customer({ order }: { order: Order }) {
  const { buyerInfo, billingInfo, recipientInfo, shippingInfo, buyerNote, channelInfo } = order;
  const { vatId } = billingInfo?.contactDetails ?? {};
  const tags = tagsOf(order);
  const logistics = shippingInfo?.logistics;
  const destination = logistics?.shippingDestination ?? recipientInfo;
  const slot = logistics?.deliveryTimeSlot;
  const phone = destination?.contactDetails?.phone ?? billingInfo?.contactDetails?.phone;
  return (
    <Section
      title={t`Customer`}
      action={
        <DialogButton
          look="text"
          dialog={(close) => (
            <EntryDialog
              name="order-details"
              kind={detailsForm(order)}
              entry={detailsEntry(order)}
              touches={ORDERS}
              onClose={close}
            />
          )}
        >
          {t`Edit`}
        </DialogButton>
      }
    >
      <dl className="space-y-4 text-sm">
        <Fact name={t`Name`}>
          {buyerInfo?.memberId ? (
            <Link to={`/owner/members/${buyerInfo.memberId}`} className="link">
              <bdi>{customerOf(order)}</bdi>
            </Link>
          ) : (
            <bdi>{customerOf(order)}</bdi>
          )}
        </Fact>
        {buyerInfo?.email && (
          <Fact name={t`Email`}>
            <a href={`mailto:${buyerInfo.email}`} className="link break-all">
              <bdi>{buyerInfo.email}</bdi>
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name={t`Phone`}>
            <bdi>{phone}</bdi>
          </Fact>
        )}
        {shippingInfo && (
          <Fact name={t`Delivery`}>
            <bdi>{shippingInfo.title}</bdi>
            {slot?.from && slot.to && <span className="block text-soft">{spanText(slot.from, slot.to)}</span>}
            {logistics?.deliverByDate && (
              <span className="block text-soft">{t`By ${{ date: dayText(logistics.deliverByDate) }}`}</span>
            )}
            {logistics?.instructions && (
              <span className="block text-soft">
                <bdi>{logistics.instructions}</bdi>
              </span>
            )}
          </Fact>
        )}
        <AddressFact name={t`Pick up at`} address={logistics?.pickupDetails?.address} />
        <AddressFact name={t`Delivery address`} address={destination?.address} />
        <AddressFact
          name={t`Billing address`}
          address={billingInfo?.address}
          other={{ address: destination?.address, text: t`Same as the delivery address` }}
        />
        {buyerNote && (
          <Fact name={t`Customer's note`}>
            <span className="block whitespace-pre-line" dir="auto">
              {buyerNote}
            </span>
          </Fact>
        )}
        {vatId?._id && (
          <Fact name={t`Tax ID`}>
            <bdi>{[vatId.type, vatId._id].filter(Boolean).join(" ")}</bdi>
          </Fact>
        )}
        <Fact name={t`Sales channel`}>
          {channelText(channelInfo?.type)}
          {channelInfo?.externalOrderId && <bdi className="block text-soft">{channelInfo.externalOrderId}</bdi>}
        </Fact>
        {tags.length > 0 && (
          <Fact name={t`Tags`}>
            <Badges states={tags.map((text) => ({ text, tone: "plain" }))} />
          </Fact>
        )}
      </dl>
    </Section>
  );
}

interface AddressProps {
  name: string;
  address: Address | undefined;
  /** An address shown before, and the text that stands for its repetition. */
  other?: { address: Address | undefined; text: string };
}

function AddressFact({ name, address, other }: AddressProps) {
  const lines = linesOf(address);
  if (lines.length === 0) return null;
  const isSame = other !== undefined && lines.join("\n") === linesOf(other.address).join("\n");
  return <Fact name={name}>{isSame ? other.text : <AddressLines lines={lines} />}</Fact>;
}

const linesOf = (address: Address | undefined) => (address ? addressLines(address).filter(Boolean) : []);
