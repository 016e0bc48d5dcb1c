import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

type Count = { count: number };

export const messages: Messages = {
  title: "سلتك",
  open: icu<Count>(
    "{count, plural, =0 {السلة، فارغة} one {السلة، قطعة واحدة} two {السلة، قطعتان} few {السلة، # قطع} many {السلة، # قطعة} other {السلة، # قطعة}}",
  ),
  count: icu<Count>(
    "{count, plural, zero {سلتك فارغة} one {في سلتك قطعة واحدة} two {في سلتك قطعتان} few {في سلتك # قطع} many {في سلتك # قطعة} other {في سلتك # قطعة}}",
  ),
  close: "إغلاق السلة",
  loadFailed: "تعذّر تحميل سلتك",
  addedNothing: "لم يُضِف المتجر هذا. ربما نفد للتو، أو يجب اختيار شيء له أولًا.",
  addedSome: (count) => `أمكنت إضافة ${count} فقط: هذا كل ما لدينا.`,
};
