/* oxlint-disable lingui/no-unlocalized-strings -- carriers have one name in all languages */
/** Carriers whose tracking links the platform makes of the number, with the names that people know. */
export const CARRIERS: readonly (readonly [value: string, name: string])[] = [
  ["ups", "UPS"],
  ["fedex", "FedEx"],
  ["usps", "USPS"],
  ["dhl", "DHL"],
  ["canadaPost", "Canada Post"],
];

/** The name of a carrier; one that is not known is shown as it is. */
export function carrierName(value = ""): string {
  return CARRIERS.find(([known]) => known.toLowerCase() === value.toLowerCase())?.[1] ?? value;
}
