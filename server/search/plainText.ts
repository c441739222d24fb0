import { decodeHTMLStrict } from "entities";

/** The words of a piece of HTML: without tags, entities decoded, white space collapsed. */
export const plainText = (html: string): string =>
  decodeHTMLStrict(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
