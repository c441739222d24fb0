export { addRemoval as complete } from "#relay/cart/addRemoval.ts";
