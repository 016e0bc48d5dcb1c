import type { Messages } from "./messages.en";

export const messages: Messages = {
  heroTitle: "يُصنع على مهل، ويُستخدم كل يوم.",
  heroText: "خزف وصوف وحديد وشمع من أناس يتقنون شيئًا واحدًا. تشتريه مرة، وتصلحه مرارًا، وتورّثه.",
  heroShop: "تسوّق الجديد",
  heroCollections: "تصفّح المجموعات",
  featured: "مجموعات مختارة",
  promises: [
    { title: "دفعات صغيرة", text: "نشكّل وننسج ونطرق حسب الطلب، ولا نخزّن أبدًا." },
    { title: "إصلاح مدى الحياة", text: "أعده إلينا حين يبلى، ونحن نصلحه." },
    { title: "30 يومًا لتقرر", text: "استخدمه، فإن لم يناسبك فأعده مجانًا." },
  ],
  promisesTitle: "كيف نعمل",
  notFoundTitle: "الصفحة غير موجودة",
  notFoundText: "ربما نُقلت الصفحة، أو كُتب الرابط خطأً. جرّب البحث في الأعلى.",
  noCollectionTitle: "المجموعة غير موجودة",
  noScriptTitle: "هذه الصفحة تحتاج إلى جافاسكريبت",
  noScriptText: "يحتاج البحث والتصفية والسلة والحساب إلى جافاسكريبت. ومن دونه يمكنك تصفّح كل ما نبيعه هنا:",
  errorTitle: "حدث خطأ في هذه الصفحة",
  shopEverything: "تسوّق كل المنتجات",
  collections: "المجموعات",
  collectionFailed: "تعذّر تحميل هذه المجموعة",
};
