export { headFacts } from "./productFacts.ts";
