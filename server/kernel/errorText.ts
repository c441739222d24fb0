import { htmlToText } from "#relay/contract/text/htmlToText.ts";

const MAX_CHARACTERS = 300;

/**
 * Returns the text of a GraphQL error. WPGraphQL escapes the HTML of WooCommerce's messages, so
 * they are decoded twice: first to HTML, then to text.
 */
export const errorText = ({ message }: { message: string }): string =>
  htmlToText(htmlToText(message)).slice(0, MAX_CHARACTERS);
