export { useCaptcha } from "./useCaptcha";
