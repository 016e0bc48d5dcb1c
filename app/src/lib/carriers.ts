/* oxlint-disable lingui/no-unlocalized-strings -- carriers have one name in all languages */
import type { Fulfillment } from "./order";
import { safeHref } from "./safeHref";

export type Tracking = NonNullable<Fulfillment["trackingInfo"]>;

/** Carriers, with their names and their pages of a parcel, which the number completes. */
export const CARRIERS: readonly (readonly [value: string, name: string, page: string])[] = [
  ["ups", "UPS", "https://www.ups.com/track?tracknum="],
  ["fedex", "FedEx", "https://www.fedex.com/fedextrack/?trknbr="],
  ["usps", "USPS", "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
  ["dhl", "DHL", "https://www.dhl.com/en/express/tracking.html?AWB="],
  ["canadaPost", "Canada Post", "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor="],
];

const known = (value: string) => CARRIERS.find(([each]) => each.toLowerCase() === value.toLowerCase());

/** The name of a carrier; the value itself if unknown. */
export function carrierName(value = ""): string {
  return known(value)?.[1] ?? value;
}

/** The page of a parcel: the shipment's own, else that of a known carrier. */
export function parcelHref({ trackingLink, shippingProvider = "", trackingNumber }: Tracking): string | undefined {
  const page = trackingNumber && known(shippingProvider)?.[2];
  return safeHref(trackingLink) ?? (page ? page + encodeURIComponent(trackingNumber) : undefined);
}
