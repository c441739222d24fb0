import { z } from "zod";
import { parseStrictJson } from "./strictJson.ts";

// Parser for the body of a GraphQL over HTTP request, with validation.

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectSchema = z.custom<Readonly<Record<string, unknown>>>(isObject);

/** SHA-256 of an operation's text, as GraphQL over HTTP spells the id of a persisted document. */
const DOCUMENT_ID = /^(sha256:)?[0-9a-f]{64}$/;

const requestSchema = z
  .strictObject({
    operationName: z.string().nullish(),
    variables: objectSchema.nullish(),
    query: z.string().optional(),
    documentId: z.string().regex(DOCUMENT_ID).optional(),
    /** Not passed on: the storefront's operations need none. */
    extensions: objectSchema.nullish(),
  })
  .refine(({ query, documentId }) => (query === undefined) !== (documentId === undefined));

/** Request of GraphQL over HTTP, with the text of an operation or its id. */
export type GraphqlRequest = {
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  query?: string | undefined;
  documentId?: string | undefined;
};

/** Reads a request's body; undefined if it is not exactly one GraphQL request. */
export function readGraphqlRequest(body: unknown): GraphqlRequest | undefined {
  if (!(body instanceof Uint8Array)) return undefined;
  let json: unknown;
  try {
    json = parseStrictJson(body);
  } catch {
    return undefined;
  }
  const { data } = requestSchema.safeParse(json);
  if (!data) return undefined;
  const { operationName, variables, query, documentId } = data;
  return {
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    query,
    documentId,
  };
}
