import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

export const messages: Messages = {
  addTitle: "إضافة هذه القطع إلى سلتك؟",
  addText: "يقترح هذا الرابط القطع التالية. لن يُضاف شيء قبل تأكيدك.",
  add: icu<{ count: number }>(
    "{count, plural, one {إضافة قطعة واحدة} two {إضافة قطعتين} few {إضافة # قطع} many {إضافة # قطعة} other {إضافة # قطعة}}",
  ),
  items: "القطع المقترحة",
  quantity: (count) => `الكمية: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {قطعة واحدة في هذا الرابط لم تعد متوفرة.} two {قطعتان في هذا الرابط لم تعودا متوفرتين.} few {# قطع في هذا الرابط لم تعد متوفرة.} many {# قطعة في هذا الرابط لم تعد متوفرة.} other {# قطعة في هذا الرابط لم تعد متوفرة.}}",
  ),
  soldOut: "نفدت الكمية",
  loadFailed: "تعذّر تحميل القطع المقترحة",
  nothingTitle: "لا شيء لإضافته",
  nothingText: "لم تعد القطع متوفرة، أو كُتب الرابط خطأً.",
  discountTitle: (code) => `تطبيق الرمز ${code}؟`,
  discountText: "يُطبَّق الرمز على سلتك ويُحتسب عند الدفع.",
  discountApply: "تطبيق الرمز",
  discountKept: "حُفظ الرمز على هذا الجهاز، وسيُطبَّق فور الوصول إلى المتجر.",
  decline: "لا، شكرًا",
  toCart: "عرض السلة",
};
