/** The forms of members: for a new member, and for the details that the owner can change. */
import { msg } from "@lingui/core/macro";
import { ADDRESS, MEMBER } from "../../generated/bounds";
import type { ConsoleClient } from "../session/client";
import type { Field, Texts } from "../../ui/form/field";
import type { Entry, Form } from "../kit/form";
import type { Member } from "./queries";
import { nameOf } from "./messages";

const NAME_FIELDS: readonly Field[] = [
  { name: "nickname", label: msg`Display name`, max: MEMBER.name },
  { name: "firstName", label: msg`First name`, max: MEMBER.name },
  { name: "lastName", label: msg`Last name`, max: MEMBER.name },
  { name: "company", label: msg`Company`, max: MEMBER.company },
];

/** The member's fields, from the typed values. */
function fieldsOf({ nickname, firstName, lastName, company }: Texts) {
  const contact = Object.fromEntries(
    Object.entries({ firstName, lastName, company }).filter(([, value]) => value !== undefined),
  );
  return {
    ...(nickname && { profile: { nickname } }),
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}

export function memberEntry(member: Member): Entry {
  const { _id: id = "", contact, profile } = member;
  return {
    id,
    name: nameOf(member),
    values: {
      nickname: profile?.nickname ?? "",
      firstName: contact?.firstName ?? "",
      lastName: contact?.lastName ?? "",
      company: contact?.company ?? "",
      slug: profile?.slug ?? "",
    },
  };
}

async function update(client: ConsoleClient, id: string, changes: Texts): Promise<void> {
  const { slug, ...others } = changes;
  const fields = fieldsOf(others);
  if (Object.keys(fields).length > 0) await client.members.updateMember(id, fields);
  if (slug) await client.members.updateMemberSlug(id, slug);
}

const get: Form["get"] = async ({ client }, id) =>
  memberEntry(await client.members.getMember(id, { fieldsets: ["FULL"] }));

export const memberDetails: Form = {
  title: msg`Edit member`,
  fields: [
    ...NAME_FIELDS,
    {
      name: "slug",
      label: msg`Address of the profile page`,
      hint: msg`The last part, such as “ada”. Former addresses stop working.`,
      max: MEMBER.slug,
      required: true,
    },
  ],
  get,
  update: ({ client }, { id }, changes) => update(client, id, changes),
};

export const newMember: Form = {
  title: msg`Add member`,
  add: msg`Add member`,
  fields: [
    { name: "email", label: msg`Email`, max: ADDRESS.email, required: true },
    ...NAME_FIELDS,
    {
      name: "invite",
      label: msg`Send an invitation`,
      hint: msg`An email with a link to choose a password.`,
      form: "check",
      first: () => "yes",
    },
  ],
  get,
  update: () => Promise.resolve(),
  create: async ({ client }, { email = "", invite, ...names }) => {
    const { _id } = await client.members.createMember({ member: { loginEmail: email, ...fieldsOf(names) } });
    if (invite) await client.recovery.sendActivationEmail(_id);
  },
};
