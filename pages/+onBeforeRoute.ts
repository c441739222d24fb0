export { logicalAddress as onBeforeRoute } from "#relay/logicalAddress.ts";
