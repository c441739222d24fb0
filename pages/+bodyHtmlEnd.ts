export { serializePage as bodyHtmlEnd } from "#relay/serializedPage.ts";
