import { decodeHTMLStrict } from "entities";

/** Returns the text of HTML: no tags, entities decoded, white space collapsed. */
export const plainText = (html: string): string =>
  decodeHTMLStrict(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
