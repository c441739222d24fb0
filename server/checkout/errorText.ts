import { plainText } from "#server/search/plainText.ts";

const MAX_CHARACTERS = 300;

/**
 * The text of a GraphQL error. WPGraphQL escapes the HTML that WooCommerce writes its sentences in:
 * read once a message is that HTML, read twice it is text.
 */
export const errorText = ({ message }: { message: string }): string =>
  plainText(plainText(message)).slice(0, MAX_CHARACTERS);
