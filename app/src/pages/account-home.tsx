import { Overview } from "../features/account/settings";
import { LatestOrders } from "../features/orders";

export function Component() {
  return (
    <Overview>
      <LatestOrders />
    </Overview>
  );
}
