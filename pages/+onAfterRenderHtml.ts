export { setPageAside as onAfterRenderHtml } from "#relay/serializedPage.ts";
