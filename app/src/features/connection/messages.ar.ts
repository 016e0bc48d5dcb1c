import type { Messages } from "./messages.en";

export const messages: Messages = {
  offline: "أنت غير متصل بالإنترنت. سلتك محفوظة، ونتابع فور عودة الاتصال.",
  unreachable: "يتعذر الوصول إلى المتجر الآن. سلتك وتسجيل دخولك محفوظان، ونواصل المحاولة.",
  recovered: "عاد المتجر. كل شيء محدّث.",
  retry: "حاول الآن",
};
