/** The labels of a member's phone numbers, email addresses and addresses. */
import { msg } from "@lingui/core/macro";
import { textIn, type TextTable } from "../../../lib/textTable";
import { choicesIn, type Field } from "../../../ui/form";

export const UNTAGGED = "UNTAGGED";

export const PHONE_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main number`,
  HOME: msg`Personal`,
  MOBILE: msg`Mobile`,
  WORK: msg`Work`,
  FAX: msg`Fax`,
};

export const EMAIL_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main address`,
  HOME: msg`Personal`,
  WORK: msg`Work`,
};

export const ADDRESS_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  HOME: msg`Home`,
  WORK: msg`Work`,
  BILLING: msg`Billing`,
  SHIPPING: msg`Delivery`,
};

/** The field of an entry's label. */
export const tagField = (tags: TextTable): Field<{ tag: string }> => ({
  name: "tag",
  label: msg`Label`,
  choices: choicesIn(tags),
});

/** The name of a label; undefined if it has none. */
export function tagName(tag: string | undefined, tags: TextTable): string | undefined {
  return tag === UNTAGGED ? undefined : textIn(tags, tag);
}
