export { headFacts } from "./homeFacts.ts";
