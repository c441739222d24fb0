export { completeCheckout as complete } from "./completeCheckout.ts";
