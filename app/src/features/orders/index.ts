export { OrderDetail } from "./OrderDetail";
export { OrderList } from "./OrderList";
export { orderQuery } from "./queries";
export { Confirmed, ThankYou } from "./ThankYou";
