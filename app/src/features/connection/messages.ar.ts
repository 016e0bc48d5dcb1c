import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "أنت غير متصل بالإنترنت. سلتك محفوظة، وسنعاود الاتصال تلقائيًا.",
  unreachable: "يتعذر الوصول إلى المتجر الآن. سلتك وتسجيل دخولك محفوظان. سنواصل المحاولة.",
  recovered: "عاد الاتصال بالمتجر. كل شيء محدّث.",
  retry: "حاول الآن",
};
