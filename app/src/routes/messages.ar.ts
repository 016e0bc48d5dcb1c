import type { Messages } from "./messages.en";

export const messages: Messages = {
  heroTitle: "يُصنع على مهل، ويُستخدم كل يوم.",
  heroText: "خزف وصوف وحديد وشمع من أناس يتقنون شيئًا واحدًا. تشتريه مرة، وتصلحه مرارًا، وتورّثه.",
  heroShop: "تسوّق الجديد",
  heroCollections: "شاهد المجموعات",
  featured: "من أين تبدأ",
  promises: [
    { title: "دفعات صغيرة", text: "نشكّل وننسج ونطرق حسب الطلب، ولا نخزّن أبدًا." },
    { title: "إصلاح مدى الحياة", text: "أعده إلينا حين يبلى، ونحن نصلحه." },
    { title: "30 يومًا لتقرر", text: "استخدمه، فإن لم يناسبك فأعده مجانًا." },
  ],
  promisesTitle: "كيف نعمل",
  notFoundTitle: "لا شيء في هذا العنوان",
  notFoundText: "ربما نُقلت الصفحة، أو في العنوان خطأ. البحث في الأعلى يعرف كل ما نبيعه.",
  noCollectionTitle: "لم نجد هذه المجموعة",
  noScriptTitle: "هذه الصفحة تحتاج إلى جافاسكريبت",
  noScriptText: "نتائج البحث والتصفية والسلة والحساب تُعدّ في متصفحك. ومن دون جافاسكريبت ترى كل ما نبيعه هنا:",
  errorTitle: "واجهت هذه الصفحة مشكلة",
  shopEverything: "تسوّق كل المنتجات",
  collections: "المجموعات",
  collectionFailed: "تعذّر تحميل هذه المجموعة",
};
