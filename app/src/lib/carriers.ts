/* oxlint-disable lingui/no-unlocalized-strings -- carriers have one name in all languages */
/** Carriers for which the platform builds tracking links, with their names. */
export const CARRIERS: readonly (readonly [value: string, name: string])[] = [
  ["ups", "UPS"],
  ["fedex", "FedEx"],
  ["usps", "USPS"],
  ["dhl", "DHL"],
  ["canadaPost", "Canada Post"],
];

/** The name of a carrier; the value itself if unknown. */
export function carrierName(value = ""): string {
  return CARRIERS.find(([known]) => known.toLowerCase() === value.toLowerCase())?.[1] ?? value;
}
