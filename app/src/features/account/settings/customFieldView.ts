import { msg } from "@lingui/core/macro";
import { dateFormat } from "../../../lib/dates";
import type { CustomField } from "../../../lib/member";
import { textIn, type TextTable } from "../../../lib/textTable";

export const NETWORKS: TextTable = {
  FACEBOOK: msg`Facebook`,
  INSTAGRAM: msg`Instagram`,
  LINKEDIN: msg`LinkedIn`,
  TWITTER: msg`X (Twitter)`,
  YOUTUBE: msg`YouTube`,
  PINTEREST: msg`Pinterest`,
  TIKTOK: msg`TikTok`,
  OTHER: msg`Other`,
};

const FIELD_TYPES = ["TEXT", "NUMBER", "DATE", "URL", "SOCIAL"] as const;
type FieldType = (typeof FIELD_TYPES)[number];

/** A custom field as displayed and edited: all values are text. */
export interface FieldEntry {
  key: string;
  name: string;
  type: FieldType;
  network: string;
  value: string;
}

/** The fields of supported types; others are left unchanged. */
export function readFields(fields: Readonly<Record<string, CustomField>> = {}): FieldEntry[] {
  return Object.entries(fields).flatMap(([key, { name, value, type, socialPlatform }]) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const known = FIELD_TYPES.find((candidate) => candidate === type) ?? "TEXT";
    return [{ key, name: name ?? key, type: known, network: socialPlatform ?? "OTHER", value: String(value) }];
  });
}

export function writeField({ name, type, network, value }: FieldEntry): CustomField {
  return {
    name,
    type,
    value: type === "NUMBER" ? Number(value) : value,
    ...(type === "SOCIAL" && { socialPlatform: network }),
  };
}

/** A key for a new field, derived from its name. */
export function newKey(name: string, taken: readonly string[]): string {
  const spelled = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const base = spelled || "field";
  let key = base;
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`;
  return key;
}

/** A field's value in one line. */
export function fieldText({ type, network, value }: FieldEntry): string {
  if (type === "DATE") {
    const date = new Date(`${value.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? value : dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(date);
  }
  if (type === "SOCIAL") return `${textIn(NETWORKS, network) ?? network}: ${value}`;
  return value;
}
