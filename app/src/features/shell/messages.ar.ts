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
    "{count, plural, =0 {لا اقتراحات} one {اقتراح واحد، بمفاتيح الأسهم} two {اقتراحان، بمفاتيح الأسهم} few {# اقتراحات، بمفاتيح الأسهم} many {# اقتراحًا، بمفاتيح الأسهم} other {# اقتراح، بمفاتيح الأسهم}}",
  ),
  collection: "مجموعة",
  language: "اللغة",
  everything: "كل المنتجات",
  theme: "الألوان",
  themes: { system: "كما في هذا الجهاز", light: "فاتح", dark: "داكن" },
  tagline: "يُصنع على مهل، ويُستخدم كل يوم.",
  shop: "المتجر",
  yours: "حسابك",
  account: "الحساب",
  cart: "السلة",
  footNote: "كل ما هنا صُنع ليُستخدم كثيرًا ويُصلَح ويُورَّث.",
  contact: "hello@hearthandfield.example",
};
