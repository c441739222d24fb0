export { addRemoval as complete } from "./addRemoval.ts";
