export { headFacts } from "./categoriesFacts.ts";
