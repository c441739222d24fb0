export { completeProduct as complete } from "./completeProduct.ts";
