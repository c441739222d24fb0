import { decodeHTMLStrict } from "entities";

/**
 * Converts any HTML to plain text: tags become spaces, entities are decoded, white space collapses.
 * `plainText` of the contract is smaller, for names and prices in the browser.
 */
export const htmlToText = (html: string): string =>
  decodeHTMLStrict(html.replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
