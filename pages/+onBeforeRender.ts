export { loadPage as onBeforeRender } from "#relay/loadPage.ts";
