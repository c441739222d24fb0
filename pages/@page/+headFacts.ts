export { headFacts } from "./wordpressPageFacts.ts";
