export { handOverPage as bodyHtmlEnd } from "#relay/handOver.ts";
