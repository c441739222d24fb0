// The browser's HTML decoder under the address that components use; the contract with the server needs it too.
export { plainText } from "#relay/contract/plainText.ts";
