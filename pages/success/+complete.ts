export { addOrder as complete } from "./addOrder.ts";
