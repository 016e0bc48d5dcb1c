/** The web page of a parcel. */
import { knownCarrier } from "./carriers";
import type { Fulfillment } from "./order";
import { safeHref } from "./safeHref";

export type Tracking = NonNullable<Fulfillment["trackingInfo"]>;

/** The page of a parcel: the shipment's own, or that of a known carrier. */
export function parcelHref({ trackingLink, shippingProvider = "", trackingNumber }: Tracking): string | undefined {
  const page = trackingNumber && knownCarrier(shippingProvider)?.[2];
  return safeHref(trackingLink) ?? (page ? page + encodeURIComponent(trackingNumber) : undefined);
}
