export { takeOverPage as onBeforeRenderClient } from "#relay/loadPage.ts";
