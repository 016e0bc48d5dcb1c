export { MemberPage } from "./MemberPage";
export { memberPageQuery } from "./memberPageQuery";
