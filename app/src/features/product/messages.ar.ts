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
  zoom: "تكبير الصورة",
  closeZoom: "إغلاق",
  previousPicture: "الصورة السابقة",
  nextPicture: "الصورة التالية",
  soldOut: "نفدت الكمية",
  soldOutChoice: "نفدت الكمية",
  soldOutHere: (others) => `نفدت الكمية مع ${others}`,
  otherChoice: (others) => `غير متوفر مع ${others}`,
  missingChoice: "غير متوفر",
  chooseFirst: (option) => `اختر أولًا: ${option}.`,
  adjusted: (given) => `غير متوفر مع ${given}. يُرجى الاختيار مجددًا.`,
  impossible: "هذه التركيبة غير متوفرة. يُرجى اختيار غيرها.",
  soldOutVariant: "نفدت كمية هذا الخيار. اختر غيره، أو عُد إلينا قريبًا.",
  soldOutProduct: "نفدت الكمية حاليًا.",
  lastFew: icu<{ count: number }>(
    "{count, plural, one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}",
  ),
  inStock: "متوفر وجاهز للشحن",
  inStockDigital: "جاهز للتنزيل فور الدفع",
  preorderText: "متاح للطلب المسبق. سنشحنه فور جاهزيته.",
  digital: "منتج رقمي",
  membersOnly: "للأعضاء فقط",
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
  extraMissing: { text: "يُرجى ملء هذا الحقل.", choice: "يُرجى اختيار أحد الخيارات." },
  tooShort: icu<{ count: number }>(
    "{count, plural, one {أدخل حرفًا واحدًا على الأقل.} two {أدخل حرفين على الأقل.} few {أدخل # أحرف على الأقل.} many {أدخل # حرفًا على الأقل.} other {أدخل # حرف على الأقل.}}",
  ),
  plans: "خيارات الشراء",
  once: "شراء لمرة واحدة",
  onceText: "بلا اشتراك",
  planText: (period, count) => `توصيل ${every[period]({ count })}`,
  planCycles: icu<{ count: number }>(
    "{count, plural, one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}",
  ),
  planOpen: "حتى الإلغاء",
  planSaves: (what) => `وفّر ${what}`,
  share: "مشاركة",
  copied: "نُسخ الرابط",
  copyFailed: "انسخ الرابط من شريط العنوان في متصفحك",
  related: "قد يعجبك أيضًا",
  recent: "شاهدته مؤخرًا",
  notFoundTitle: "المنتج غير موجود",
  notFoundText: "ربما لم يعد متوفرًا، أو كُتب الرابط خطأً.",
  loadFailed: "تعذّر تحميل هذا المنتج",
  by: "من",
  breadcrumb: "أنت هنا",
  home: "الرئيسية",
};
