export { MemberPage } from "./MemberPage";
export { memberPageQuery } from "./memberPageQuery";
export { memberMessages } from "./messages";
