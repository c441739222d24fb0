// HTML entity decoder, re-exported for components; the contract with the server needs it too.
export { plainText } from "#relay/contract/plainText.ts";
