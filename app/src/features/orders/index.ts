export { LatestOrders } from "./LatestOrders";
export { OrderDetail } from "./OrderDetail";
export { OrderList } from "./OrderList";
export { subscriptionText } from "./OrderLines";
export { OrderTotals } from "./OrderTotals";
export { orderQuery } from "./queries";
export { Confirmed, ThankYou } from "./ThankYou";
