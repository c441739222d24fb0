export { productFacts as headFacts } from "./productFacts.ts";
