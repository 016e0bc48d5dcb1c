import { icu } from "../../lib/icu";
import type { Messages } from "./messages.en";

const every = {
  DAY: icu<{ count: number }>(
    "{count, plural, one {كل يوم} two {كل يومين} few {كل # أيام} many {كل # يومًا} other {كل # يوم}}",
  ),
  WEEK: icu<{ count: number }>(
    "{count, plural, one {كل أسبوع} two {كل أسبوعين} few {كل # أسابيع} many {كل # أسبوعًا} other {كل # أسبوع}}",
  ),
  MONTH: icu<{ count: number }>(
    "{count, plural, one {كل شهر} two {كل شهرين} few {كل # أشهر} many {كل # شهرًا} other {كل # شهر}}",
  ),
  YEAR: icu<{ count: number }>(
    "{count, plural, one {كل سنة} two {كل سنتين} few {كل # سنوات} many {كل # سنة} other {كل # سنة}}",
  ),
};

export const messages: Messages = {
  gallery: "الصور",
  showPicture: (number, total) => `عرض الصورة ${number} من ${total}`,
  showFilm: (number, total) => `عرض الفيديو ${number} من ${total}`,
  zoom: "عرض أكبر",
  closeZoom: "إغلاق",
  previousPicture: "الصورة السابقة",
  nextPicture: "الصورة التالية",
  soldOut: "نفد",
  soldOutChoice: "نفد",
  soldOutHere: (others) => `نفد بخيار ${others}`,
  otherChoice: (others) => `غير متاح مع ${others}`,
  missingChoice: "غير متاح",
  chooseFirst: (option) => `اختر أولًا: ${option}.`,
  adjusted: (given) => `هذا غير متاح مع ${given}، فأعد الاختيار هناك.`,
  impossible: "هذا الجمع بين الخيارات غير متاح. اختر غيره.",
  soldOutVariant: "نفد هذا. اختر غيره، أو عد إلينا قريبًا.",
  soldOutProduct: "نفد حاليًا.",
  lastFew: icu<{ count: number }>(
    "{count, plural, one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}",
  ),
  inStock: "متوفر، وجاهز للإرسال من ورشتنا",
  inStockDigital: "جاهز للتنزيل فور الدفع",
  preorderText: "لم يُصنع بعد. اطلبه مسبقًا ونرسله فور جهوزه.",
  digital: "للتنزيل",
  membersOnly: "لأعضاء المتجر.",
  quantity: "الكمية",
  add: "أضف إلى السلة",
  preorder: "طلب مسبق",
  subscribe: "اشترك",
  adding: "تجري الإضافة…",
  optional: "(اختياري)",
  noExtra: "بدون",
  charactersLeft: icu<{ count: number }>(
    "{count, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}",
  ),
  extraMissing: { text: "اكتب شيئًا هنا أولًا.", choice: "اختر واحدًا من هذه أولًا." },
  tooShort: icu<{ count: number }>(
    "{count, plural, one {اكتب حرفًا واحدًا على الأقل.} two {اكتب حرفين على الأقل.} few {اكتب # أحرف على الأقل.} many {اكتب # حرفًا على الأقل.} other {اكتب # حرف على الأقل.}}",
  ),
  plans: "كم مرة",
  once: "مرة واحدة",
  onceText: "شراء واحد لا غير",
  planText: (period, count) => `توصيل ${every[period]({ count })}`,
  planCycles: icu<{ count: number }>(
    "{count, plural, one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}",
  ),
  planOpen: "حتى تلغي الاشتراك",
  planSaves: (what) => `توفير ${what}`,
  share: "مشاركة",
  copied: "نُسخ العنوان",
  copyFailed: "انسخ العنوان من شريط المتصفح",
  related: "يناسبه أيضًا",
  recent: "شاهدته مؤخرًا",
  notFoundTitle: "لم نجد هذا المنتج",
  notFoundText: "ربما بيعت آخر قطعة منه، أو أن العنوان غير دقيق.",
  loadFailed: "تعذّر تحميل هذا المنتج",
  by: "من",
  breadcrumb: "أنت هنا",
  home: "الرئيسية",
};
