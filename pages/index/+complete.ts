export { addRemoval as complete } from "#components/cart/addRemoval.ts";
