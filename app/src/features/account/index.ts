export { useReturnedMember } from "./useReturnedMember";
export { AccountButton } from "./AccountButton";
export { currentMemberQuery, memberKey } from "./memberQuery";
export { SignedOutNotice } from "./SignedOutNotice";
