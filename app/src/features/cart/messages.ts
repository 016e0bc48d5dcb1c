import { cartDictionary } from "../../lib/dictionary";

export const cartMessages = (await cartDictionary()).cart;
