import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

type Count = { count: number };

export const messages: Messages = {
  title: "سلة التسوق",
  open: icu<Count>(
    "{count, plural, =0 {سلة التسوق، فارغة} one {سلة التسوق، قطعة واحدة} two {سلة التسوق، قطعتان} few {سلة التسوق، # قطع} many {سلة التسوق، # قطعة} other {سلة التسوق، # قطعة}}",
  ),
  count: icu<Count>(
    "{count, plural, zero {سلتك فارغة} one {في سلتك قطعة واحدة} two {في سلتك قطعتان} few {في سلتك # قطع} many {في سلتك # قطعة} other {في سلتك # قطعة}}",
  ),
  close: "إغلاق سلة التسوق",
  loadFailed: "تعذّر تحميل سلتك",
  addedNothing: "تعذّرت إضافة هذه القطعة. ربما نفدت كميتها للتو، أو ما زال عليك تحديد أحد الخيارات.",
  addedSome: (count) => `أُضيف ${count} فقط. هذا كل ما لدينا في المخزون.`,
};
