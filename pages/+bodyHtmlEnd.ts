export { handOverPage as bodyHtmlEnd } from "#relay/loadPage.ts";
