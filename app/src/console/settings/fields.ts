/** The settings of the site, by wire name. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ADDRESS, SITE } from "../../generated/bounds";
import { emailProblem } from "../../lib/emailProblem";
import type { Field } from "../../ui/form/field";

type Columns = readonly (readonly Field[])[];

/** The name, the language, the units and the tax of the shop. */
const SHOP: Columns = [
  [
    {
      name: "name",
      label: msg`Name of the shop`,
      hint: msg`Shown in emails and on the checkout.`,
      max: SITE.name,
      required: msg`The shop needs a name.`,
    },
    {
      name: "language",
      label: msg`Language of the shop`,
      hint: msg`Product texts are written in it. Customers without a language of their own get emails in it.`,
      choices: [
        { value: "en", label: msg`English` },
        { value: "de", label: msg`German` },
        { value: "ar", label: msg`Arabic` },
        { value: "fr", label: msg`French` },
      ],
    },
    {
      name: "weightUnit",
      label: msg`Unit of weight`,
      choices: [
        { value: "KG", label: msg`Kilograms` },
        { value: "LB", label: msg`Pounds` },
      ],
    },
  ],
  [
    {
      name: "taxMode",
      label: msg`Tax calculation`,
      choices: [
        { value: "MANUAL", label: msg`By your tax rules` },
        { value: "AUTO", label: msg`Automatic, by postal code` },
      ],
    },
    { name: "taxIncluded", label: msg`Prices include tax`, form: "check" },
  ],
];

/** The mails to the owner: their address and kinds. */
const OWNER_MAILS: Columns = [
  [
    {
      name: "ownerEmail",
      label: msg`Your email address`,
      hint: msg`If empty, you get none.`,
      form: "email",
      max: ADDRESS.email,
      check: emailProblem,
    },
  ],
  [
    {
      name: "ownerMails",
      label: msg`Write to me about`,
      hint: msg`In the language of the shop, and never about what you did yourself.`,
      form: "many",
      choices: [
        { value: "NEW_ORDER", label: msg`New orders` },
        { value: "REQUESTS", label: msg`Requests to cancel or to return` },
        { value: "LATE_PAYMENT", label: msg`Orders that are paid later` },
        { value: "LOW_STOCK", label: msg`Low stock` },
        { value: "NEW_MEMBER", label: msg`New members` },
        { value: "MEMBER_REPORT", label: msg`Reports of members` },
        { value: "DAILY_SUMMARY", label: msg`Every day in a summary` },
      ],
    },
  ],
];

/** The mails to customers that are sent by themselves. */
const CUSTOMER_MAILS: Columns = [
  [
    {
      name: "checkoutReminder",
      label: msg`Reminder of an abandoned checkout`,
      hint: msg`Each customer is reminded once, automatically or by you.`,
      choices: [
        { value: "OFF", label: msg`Off` },
        { value: "ONE_HOUR", label: msg`After 1 hour` },
        { value: "TEN_HOURS", label: msg`After 10 hours` },
        { value: "ONE_DAY", label: msg`After 24 hours` },
        { value: "THREE_DAYS", label: msg`After 3 days` },
      ],
    },
  ],
];

/** Requests of buyers. */
const REQUESTS: Columns = [
  [
    {
      name: "cancelRequests",
      label: msg`Customers may ask to cancel an order`,
      hint: msg`On the order’s page, until the first parcel is sent.`,
      form: "check",
    },
  ],
  [
    {
      name: "returnDays",
      label: msg`Days to ask for a return`,
      hint: msg`Counted from the last parcel. With 0, customers cannot ask on the order’s page.`,
      form: "number",
      required: true,
      check: (value) =>
        /^\d+$/.test(value.trim()) && Number(value) <= SITE.returnDays
          ? undefined
          : t`Enter a whole number from 0 to ${{ max: SITE.returnDays }}.`,
    },
  ],
];

/** Registrations and logins. */
const LOGIN: Columns = [
  [
    {
      name: "openRegistration",
      label: msg`Visitors may register`,
      hint: msg`Otherwise, only you can add members.`,
      form: "check",
    },
    {
      name: "ownerApproval",
      label: msg`New members need my approval`,
      hint: msg`They cannot log in before that.`,
      form: "check",
    },
    {
      name: "emailVerification",
      label: msg`Email addresses are confirmed by a code`,
      hint: msg`The code is sent by email, before the first login.`,
      form: "check",
    },
  ],
  [
    {
      name: "captcha",
      label: msg`Captcha at sign-up and login`,
      choices: [
        { value: "NONE", label: msg({ context: "captcha", message: "None" }) },
        { value: "INVISIBLE", label: msg`Invisible` },
        { value: "VISIBLE", label: msg`Visible` },
      ],
    },
    {
      name: "mfa",
      label: msg`Two-step verification`,
      choices: [
        { value: "OFF", label: msg`Off` },
        { value: "OPTIONAL", label: msg`Optional for each member` },
        { value: "REQUIRED", label: msg`For everyone` },
      ],
    },
    {
      name: "mfaFactors",
      label: msg`Two-step verification methods`,
      form: "many",
      choices: [
        { value: "TOTP", label: msg`Authenticator app` },
        { value: "EMAIL", label: msg`Code by email` },
        { value: "SMS", label: msg`Code by text message` },
        { value: "CALL", label: msg`Code by call` },
        { value: "PUSH", label: msg`Push message` },
      ],
    },
  ],
];

/** A part of the settings, with the columns of its fields. */
export interface Part {
  /** The fragment of the part's address. */
  id: string;
  title: MessageDescriptor;
  columns: Columns;
  /** Whether a hosted site has it too. */
  isHosted?: boolean;
}

export const PARTS: readonly Part[] = [
  { id: "shop", title: msg`Shop`, columns: SHOP },
  { id: "owner-mails", title: msg`Emails to you`, columns: OWNER_MAILS },
  { id: "customer-mails", title: msg`Emails to customers`, columns: CUSTOMER_MAILS },
  { id: "requests", title: msg`Cancellations and returns`, columns: REQUESTS },
  { id: "login", title: msg`Registration and login`, columns: LOGIN, isHosted: true },
];
