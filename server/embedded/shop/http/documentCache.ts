import { GraphQLError, parse, validate } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";

/** A document ready to run, or what is wrong with it. */
export type CheckedDocument =
  | { kind: "valid"; document: DocumentNode }
  | { kind: "invalid"; errors: readonly GraphQLError[] }
  | { kind: "unreadable"; error: GraphQLError };

const CAPACITY = 500;

/** Parses and validates documents, remembering the latest ones: a shop is asked the same few. */
export function createDocumentCache(schema: GraphQLSchema): (text: string) => CheckedDocument {
  const known = new Map<string, CheckedDocument>();
  return (text) => {
    const checked = known.get(text) ?? check(schema, text);
    // Taken out and put in again, so that the first key is always the one unused for longest.
    known.delete(text);
    known.set(text, checked);
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return checked;
  };
}

function check(schema: GraphQLSchema, text: string): CheckedDocument {
  try {
    const document = parse(text);
    const errors = validate(schema, document);
    return errors.length > 0 ? { kind: "invalid", errors } : { kind: "valid", document };
  } catch (error) {
    if (error instanceof GraphQLError) return { kind: "unreadable", error };
    throw error;
  }
}
