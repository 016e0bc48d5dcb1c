import { msg, plural } from "@lingui/core/macro";
import { RULE } from "../../generated/bounds";
import { arrayFrom, recordOf } from "../session/request";
import { listFrom, textOf } from "./fields";
import { choiceField, numberField, OPTIONAL_TEXT, textField } from "./ruleFields";
import { ruleKind } from "./ruleKind";

const DOMESTIC = [
  { value: "GROUND_ADVANTAGE", label: msg`Ground Advantage` },
  { value: "PRIORITY_MAIL", label: msg`Priority Mail` },
  { value: "PRIORITY_MAIL_EXPRESS", label: msg`Priority Mail Express` },
] as const;

const INTERNATIONAL = [
  { value: "FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE", label: msg`First-Class Package International` },
  { value: "PRIORITY_MAIL_INTERNATIONAL", label: msg`Priority Mail International` },
  { value: "PRIORITY_MAIL_EXPRESS_INTERNATIONAL", label: msg`Priority Mail Express International` },
] as const;

const PACKAGES = [
  { value: "", label: msg`Not chosen` },
  { value: "FLAT_RATE_ENVELOPE", label: msg`Flat-rate envelope` },
  { value: "PADDED_FLAT_RATE_ENVELOPE", label: msg`Padded flat-rate envelope` },
  { value: "SMALL_FLAT_RATE_BOX", label: msg`Small flat-rate box` },
  { value: "MEDIUM_FLAT_RATE_BOX_1", label: msg`Medium flat-rate box 1` },
  { value: "MEDIUM_FLAT_RATE_BOX_2", label: msg`Medium flat-rate box 2` },
  { value: "LARGE_FLAT_RATE_BOX", label: msg`Large flat-rate box` },
  { value: "CUSTOM", label: msg`Your own package` },
] as const;

const SERVICES = ["domesticServices", "internationalServices"] as const;
const isOwn = ({ packageType }: Readonly<Record<string, string>>) => packageType === "CUSTOM";
const SIZE = { in: "packageDetails.dimensions", isFor: isOwn };

type Settings = Readonly<Record<string, unknown>>;
const servicesOf = (rule: Settings, name: string): Settings[] => arrayFrom(rule[name]).map(recordOf);

/** The chosen services, each with its previous settings. */
const chosen = (rule: Settings, name: string, typed: string) =>
  listFrom(typed).map(
    (service) =>
      servicesOf(rule, name).find((each) => each.service === service) ?? { id: crypto.randomUUID(), service },
  );

export const shippingLabels = ruleKind({
  name: "shippingProviders",
  title: msg`Shipping labels`,
  isSingle: true,
  empty: msg`The settings of shipping labels could not be found.`,
  fields: [
    { name: "domesticServices", label: msg`Domestic services`, form: "many", choices: DOMESTIC },
    { name: "internationalServices", label: msg`International services`, form: "many", choices: INTERNATIONAL },
    choiceField("packageType", msg`Package`, { choices: PACKAGES, codec: OPTIONAL_TEXT }),
    textField("packageName", msg`Name of the package`, {
      in: "packageDetails",
      as: "name",
      max: RULE.packageName,
      isFor: isOwn,
    }),
    numberField("length", msg`Length`, SIZE),
    numberField("width", msg`Width`, SIZE),
    numberField("height", msg`Height`, SIZE),
    numberField("backupWeight", msg`Weight of products whose weight is missing`),
  ],
  notes: (rule) => [
    plural(
      { count: servicesOf(rule, "domesticServices").length + servicesOf(rule, "internationalServices").length },
      { 0: "no services", one: "# service", other: "# services" },
    ),
  ],
  values: (rule) =>
    Object.fromEntries(
      SERVICES.map((name) => [
        name,
        servicesOf(rule, name)
          .map((each) => textOf(each, "service"))
          .join(", "),
      ]),
    ),
  apply: (next, changes) => {
    const services = SERVICES.flatMap((name) => {
      const typed = changes[name];
      return typed === undefined ? [] : [[name, chosen(next, name, typed)] as const];
    });
    return {
      ...next,
      ...Object.fromEntries(services),
      packageDetails: next.packageType === "CUSTOM" ? next.packageDetails : undefined,
    };
  },
});
