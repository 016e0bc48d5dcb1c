/* oxlint-disable lingui/no-unlocalized-strings -- carriers have one name in all languages */
/** Carriers: their names, and the web pages of their parcels. */
import type { Fulfillment } from "./order";
import { safeHref } from "./safeHref";

export type Tracking = NonNullable<Fulfillment["trackingInfo"]>;

/** A carrier's value on the platform, its name, and the address of its page, which a tracking number completes. */
type Carrier = readonly [value: string, name: string, page: string];

/** Carriers for which the hosted platform builds tracking links. */
export const CARRIERS: readonly Carrier[] = [
  ["ups", "UPS", "https://www.ups.com/track?tracknum="],
  ["fedex", "FedEx", "https://www.fedex.com/fedextrack/?trknbr="],
  ["usps", "USPS", "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
  ["dhl", "DHL", "https://www.dhl.com/en/express/tracking.html?AWB="],
  ["canadaPost", "Canada Post", "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor="],
];

const carrierOf = (value: string): Carrier | undefined =>
  CARRIERS.find(([known]) => known.toLowerCase() === value.toLowerCase());

/** The name of a carrier; the value itself if unknown. */
export function carrierName(value = ""): string {
  return carrierOf(value)?.[1] ?? value;
}

/** The web page of a parcel: the shipment's own, or that of a known carrier. */
export function parcelHref({ trackingLink, shippingProvider = "", trackingNumber }: Tracking): string | undefined {
  const page = trackingNumber && carrierOf(shippingProvider)?.[2];
  return safeHref(trackingLink) ?? (page ? page + encodeURIComponent(trackingNumber) : undefined);
}
