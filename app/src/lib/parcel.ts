/** The web page of a parcel. */
import type { Fulfillment } from "./order";
import { safeHref } from "./safeHref";

export type Tracking = NonNullable<Fulfillment["trackingInfo"]>;

/** The carriers' pages of a parcel, which the number completes. */
const PAGES: Readonly<Record<string, string>> = {
  ups: "https://www.ups.com/track?tracknum=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  dhl: "https://www.dhl.com/en/express/tracking.html?AWB=",
  canadapost: "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
};

/** The page of a parcel: the shipment's own, else that of a known carrier. */
export function parcelHref({ trackingLink, shippingProvider, trackingNumber }: Tracking): string | undefined {
  const page = trackingNumber && PAGES[shippingProvider?.toLowerCase() ?? ""];
  return safeHref(trackingLink) ?? (page ? page + encodeURIComponent(trackingNumber) : undefined);
}
