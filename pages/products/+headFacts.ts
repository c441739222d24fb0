export { headFacts } from "./productsFacts.ts";
