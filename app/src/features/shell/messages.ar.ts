import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  skip: "انتقل إلى المحتوى",
  home: (name) => `${name}، الصفحة الرئيسية`,
  menu: "القائمة",
  closeMenu: "إغلاق القائمة",
  collections: "المجموعات",
  main: "القائمة الرئيسية",
  search: "بحث",
  searchLabel: "ابحث في المتجر",
  searchPlaceholder: "ابحث عن كوب أو بطانية…",
  suggestionsLabel: "اقتراحات",
  suggestions: icu<{ count: number }>(
    "{count, plural, =0 {لا اقتراحات} one {اقتراح واحد. تنقّل بمفاتيح الأسهم.} two {اقتراحان. تنقّل بمفاتيح الأسهم.} few {# اقتراحات. تنقّل بمفاتيح الأسهم.} many {# اقتراحًا. تنقّل بمفاتيح الأسهم.} other {# اقتراح. تنقّل بمفاتيح الأسهم.}}",
  ),
  collection: "المجموعة",
  language: "اللغة",
  everything: "كل المنتجات",
  theme: "المظهر",
  themes: { system: "النظام", light: "فاتح", dark: "داكن" },
  tagline: "يُصنع على مهل، ويُستخدم كل يوم.",
  shop: "المتجر",
  yours: "حسابك",
  account: "الحساب",
  cart: "سلة التسوق",
  footNote: "كل ما هنا صُنع ليُستخدم كثيرًا ويُصلَح ويُورَّث.",
  contact: "hello@hearthandfield.example",
};
