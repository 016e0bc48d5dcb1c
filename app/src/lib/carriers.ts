/* oxlint-disable lingui/no-unlocalized-strings -- carriers have one name in all languages */
/** A carrier's value on the platform, its name, and the web address that its parcels' numbers complete. */
type Carrier = readonly [value: string, name: string, page?: string];

/** Carriers for which the hosted platform builds tracking links. */
export const CARRIERS: readonly Carrier[] = [
  ["ups", "UPS", "https://www.ups.com/track?tracknum="],
  ["fedex", "FedEx", "https://www.fedex.com/fedextrack/?trknbr="],
  ["usps", "USPS", "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
  ["dhl", "DHL", "https://www.dhl.com/en/express/tracking.html?AWB="],
  ["canadaPost", "Canada Post", "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor="],
];

export const knownCarrier = (value: string): Carrier | undefined =>
  CARRIERS.find(([known]) => known.toLowerCase() === value.toLowerCase());

/** The name of a carrier; the value itself if unknown. */
export function carrierName(value = ""): string {
  return knownCarrier(value)?.[1] ?? value;
}
