export { OrderDetail } from "./OrderDetail";
export { OrderList } from "./OrderList";
export { Outcome } from "./Outcome";
export { orderQuery } from "./queries";
export { ThankYou } from "./ThankYou";
