/**
 * Tag of the server's GraphQL documents. relay-compiler checks them and generates the text and types
 * that are imported from `server/__generated__/`; at run time, without Babel, the tag does nothing.
 */
export const graphql = (_document: TemplateStringsArray): unknown => undefined;
