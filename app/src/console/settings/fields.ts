/** The settings of the site, by wire name. */
import { msg } from "@lingui/core/macro";
import type { Field } from "../../ui/form/field";

/** The language, the units and the tax of the shop. */
export const SHOP: readonly (readonly Field[])[] = [
  [
    {
      name: "language",
      label: msg`Language of the shop`,
      hint: msg`Product texts are written in it. Customers without a language of their own get mails in it.`,
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

/** Registrations and logins. */
export const LOGIN: readonly (readonly Field[])[] = [
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
      label: msg`Second factor`,
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
