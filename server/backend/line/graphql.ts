/**
 * Tag of the server's GraphQL documents. The relay compiler validates them and generates the text
 * and types imported from `server/__generated__/`; at run time, without Babel, the tag does
 * nothing.
 */
export const graphql = (_document: TemplateStringsArray): unknown => undefined;
