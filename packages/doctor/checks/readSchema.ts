import { buildClientSchema, buildSchema } from "graphql";
import type { GraphQLSchema, IntrospectionQuery } from "graphql";

/**
 * Reads a schema from a file's text: the result of an introspection as JSON, with or without
 * `data`, or GraphQL's own language. Faults of the schema itself are not reported: a shop has it.
 */
export function readSchema(text: string): GraphQLSchema {
  if (!text.trimStart().startsWith("{")) return buildSchema(text, { assumeValid: true });
  const { data, ...direct } = JSON.parse(text) as {
    data?: IntrospectionQuery;
  } & Partial<IntrospectionQuery>;
  return buildClientSchema((data ?? direct) as IntrospectionQuery, { assumeValid: true });
}
