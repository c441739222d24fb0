export { completeHome as complete } from "./completeHome.ts";
