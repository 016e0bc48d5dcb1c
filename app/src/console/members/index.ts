export { BadgesPage } from "./BadgesPage";
export { DeletedPage } from "./DeletedPage";
export { MemberPage } from "./MemberPage";
export { MembersPage } from "./MembersPage";
export { ReportsPage } from "./ReportsPage";
