import { msg, plural } from "@lingui/core/macro";
import { arrayFrom, recordOf } from "../request";
import { NUMBER } from "./codecs";
import { listFrom, numberFrom, textOf } from "./fields";
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

const SIZES = ["length", "width", "height"] as const;
const isOwn = ({ packageType }: Readonly<Record<string, string>>) => packageType === "CUSTOM";

type Settings = Readonly<Record<string, unknown>>;
const servicesOf = (rule: Settings, name: string): Settings[] => arrayFrom(rule[name]).map(recordOf);

/** The chosen services, each with its settings as they were. */
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
    { name: "packageType", label: msg`Package`, choices: PACKAGES },
    { name: "packageName", label: msg`Name of the package`, max: 255, isFor: isOwn },
    { name: "length", label: msg`Length`, form: "number", isFor: isOwn },
    { name: "width", label: msg`Width`, form: "number", isFor: isOwn },
    { name: "height", label: msg`Height`, form: "number", isFor: isOwn },
    {
      name: "backupWeight",
      label: msg`Weight of products without one`,
      form: "number",
      codec: NUMBER,
    },
  ],
  notes: (rule) => [
    plural(
      { count: servicesOf(rule, "domesticServices").length + servicesOf(rule, "internationalServices").length },
      { 0: "no services", one: "# service", other: "# services" },
    ),
  ],
  values: (rule) => {
    const details = recordOf(rule.packageDetails);
    const dimensions = recordOf(details.dimensions);
    return {
      ...Object.fromEntries(
        ["domesticServices", "internationalServices"].map((name) => [
          name,
          servicesOf(rule, name)
            .map((each) => textOf(each, "service"))
            .join(", "),
        ]),
      ),
      packageType: textOf(rule, "packageType"),
      packageName: textOf(details, "name"),
      ...Object.fromEntries(SIZES.map((name) => [name, textOf(dimensions, name)])),
    };
  },
  apply: (next, changes) => {
    const { domesticServices, internationalServices, packageType = textOf(next, "packageType"), packageName } = changes;
    const details = recordOf(next.packageDetails);
    const sizes = SIZES.flatMap((name) => (changes[name] === undefined ? [] : [[name, numberFrom(changes[name])]]));
    return {
      ...next,
      ...(domesticServices !== undefined && { domesticServices: chosen(next, "domesticServices", domesticServices) }),
      ...(internationalServices !== undefined && {
        internationalServices: chosen(next, "internationalServices", internationalServices),
      }),
      packageType: packageType || undefined,
      packageDetails:
        packageType === "CUSTOM"
          ? {
              ...details,
              ...(packageName !== undefined && { name: packageName }),
              dimensions: { ...recordOf(details.dimensions), ...(Object.fromEntries(sizes) as Settings) },
            }
          : undefined,
    };
  },
});
