export { productsFacts as headFacts } from "./productsFacts.ts";
