export { completeWordpressPage as complete } from "./completeWordpressPage.ts";
