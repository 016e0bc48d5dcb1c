import { cart } from "@wix/ecom";
const = 1;
