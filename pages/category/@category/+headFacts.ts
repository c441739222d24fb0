export { headFacts } from "./categoryFacts.ts";
