export { placeData as bodyHtmlEnd } from "#relay/serializedPage.ts";
