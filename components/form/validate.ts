// The form rules under the address that others may rely on; they live where the server reads them too.
export { validate } from "#relay/contract/validation/validate.ts";
