export { wordpressPageFacts as headFacts } from "./wordpressPageFacts.ts";
