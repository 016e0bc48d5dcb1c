import type { MemberAddress } from "../../../lib/member";
import { countryName } from "../../../lib/places";

/** The street, in whichever of its two forms it is kept. */
export function streetOf({ addressLine, streetAddress }: MemberAddress): string {
  return addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(" ");
}

/** An address as it is written, line by line. */
export function addressLines(address: MemberAddress): string[] {
  const { addressLine2, city, subdivision, country, postalCode } = address;
  const region = subdivision?.split("-").at(-1);
  return [
    streetOf(address),
    addressLine2,
    [city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    country && countryName(country),
  ].filter((line): line is string => Boolean(line));
}
