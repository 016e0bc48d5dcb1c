/** The types of item, as rules name them. */
import { msg } from "@lingui/core/macro";

export const ITEM_TYPES = [
  { value: "PHYSICAL", label: msg`Physical product` },
  { value: "DIGITAL", label: msg`Digital product` },
  { value: "GIFT_CARD", label: msg`Gift card` },
  { value: "SERVICE", label: msg`Service` },
] as const;
