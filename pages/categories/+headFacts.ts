export { categoriesFacts as headFacts } from "./categoriesFacts.ts";
