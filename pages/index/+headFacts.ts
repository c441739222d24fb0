export { homeFacts as headFacts } from "./homeFacts.ts";
