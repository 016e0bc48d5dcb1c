export { MemberPage } from "./MemberPage";
export { MembersPage } from "./MembersPage";
export { ReportsPage } from "./ReportsPage";
