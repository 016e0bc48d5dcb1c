import { accountDictionary } from "../../../lib/dictionary";

export const captchaMessages = (await accountDictionary()).captcha;
