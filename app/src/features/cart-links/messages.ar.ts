import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  addTitle: "هل تضع هذه في سلتك؟",
  addText: "يقترحها هذا الرابط. لا يُضاف شيء قبل موافقتك.",
  add: icu<{ count: number }>(
    "{count, plural, one {إضافة قطعة واحدة} two {إضافة قطعتين} few {إضافة # قطع} many {إضافة # قطعة} other {إضافة # قطعة}}",
  ),
  items: "القطع المقترحة",
  quantity: (count) => `الكمية: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {قطعة واحدة في هذا الرابط لم تعد تُباع.} two {قطعتان في هذا الرابط لم تعودا تُباعان.} few {# قطع في هذا الرابط لم تعد تُباع.} many {# قطعة في هذا الرابط لم تعد تُباع.} other {# قطعة في هذا الرابط لم تعد تُباع.}}",
  ),
  soldOut: "نفد",
  loadFailed: "تعذّر تحميل القطع المقترحة",
  nothingTitle: "لا شيء في هذا الرابط",
  nothingText: "لم تعد قطعه تُباع، أو في الرابط خطأ.",
  discountTitle: (code) => `هل تستخدم الرمز ${code}؟`,
  discountText: "يُطبَّق على سلتك ويُحتسب عند الدفع.",
  discountApply: "استخدم الرمز",
  discountKept: "حُفظ على هذا الجهاز، ويُطبَّق فور الوصول إلى المتجر.",
  decline: "لا، شكرًا",
  toCart: "عرض سلتك",
};
