export { completeSearch as complete } from "./completeSearch.ts";
