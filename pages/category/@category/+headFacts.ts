export { categoryFacts as headFacts } from "./categoryFacts.ts";
