// Public path of the form validation; the implementation is shared with the server.
export { validate } from "#relay/contract/validation/fieldValidation.ts";
