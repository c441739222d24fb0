import { isInputType, isNonNullType, typeFromAST, validateInputValue } from "graphql";
import type { GraphQLInputType, GraphQLSchema } from "graphql";
import { isServerOnly } from "#server/backend/schema/serverOnlyInputs.ts";
import type { Operation } from "./describeOperation.ts";

// Validation of GraphQL variables from browsers: types, sizes and server-only fields.

/** Returns the error in the variables of an operation; undefined if they may be sent. */
export type VariableCheck = (
  operation: Pick<Operation, "variables" | "pageSizes">,
  values: Readonly<Record<string, unknown>>,
) => string | undefined;

/** Limits beyond anything that a page sends; a request body is limited too. */
const MAX_DEPTH = 16;
const MAX_ENTRIES = 200;
const MAX_TEXT = 5000;
/** Maximum length of an error's sentence, which may contain names from the request. */
const MAX_MESSAGE = 200;
/** WPGraphQL returns at most this many nodes, even if more are requested. */
const MAX_PAGE = 100;

/**
 * Returns the error of a value of any type: its size or depth, malformed text, or an infinite
 * number.
 */
function errorOfSize(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string") {
    if (value.length > MAX_TEXT) return `A text has more than ${MAX_TEXT} characters.`;
    return value.isWellFormed() && !value.includes("\0") ? undefined : "A text is malformed.";
  }
  if (typeof value === "number") {
    return Number.isFinite(value) ? undefined : "A number is too large.";
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === MAX_DEPTH) return "A value is nested too deeply.";
  const entries = Object.values(value);
  if (entries.length > MAX_ENTRIES) return `A list has more than ${MAX_ENTRIES} entries.`;
  for (const entry of entries) {
    const error = errorOfSize(entry, depth + 1);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** True if a value contains a field that only the server may send, at any depth. */
const hasServerOnlyField = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).some(
    ([name, entry]) => isServerOnly("*", name) || hasServerOnlyField(entry),
  );

/** Sentence about a value that does not fit its type; thrown to end the validation at the first. */
class MisfitError extends Error {
  override name = "MisfitError";
}

/** Returns the first sentence about a value that does not fit its type, without the value. */
function errorOfType(value: unknown, type: GraphQLInputType): string | undefined {
  try {
    const onError: Parameters<typeof validateInputValue>[2] = ({ message }, path) => {
      const field = path.length > 0 ? `At ${path.join(".")}: ` : "";
      throw new MisfitError(field + message.replace(/(, found:|: ).*$/s, "."));
    };
    validateInputValue(value, type, onError, true);
  } catch (error) {
    if (error instanceof MisfitError) return error.message.slice(0, MAX_MESSAGE);
    throw error;
  }
  return undefined;
}

/**
 * Creates the check of a browser's variables against the input types of the schema. An operation of
 * an earlier build may have types that the schema no longer has: such a variable is only checked
 * for its size and for fields of the server.
 */
export function createVariableCheck(inputs: GraphQLSchema): VariableCheck {
  return ({ variables, pageSizes }, values) => {
    const known = new Set(variables.map(({ variable }) => variable.name.value));
    for (const [name, value] of Object.entries(values)) {
      if (!known.has(name)) return "The operation has no such variable.";
      const error = errorOfSize(value);
      if (error !== undefined) return `Variable "$${name}": ${error}`;
    }
    for (const { variable, type: node, defaultValue } of variables) {
      const name = variable.name.value;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const found = typeFromAST(inputs, node);
      const type = isInputType(found) ? found : undefined;
      if (value === undefined) {
        if (!isNonNullType(type) || defaultValue) continue;
        return `Variable "$${name}" is missing.`;
      }
      if (!type && hasServerOnlyField(value)) return `Variable "$${name}" has an unknown field.`;
      const error = type && errorOfType(value, type);
      if (error !== undefined) return `Variable "$${name}": ${error}`;
      if (pageSizes.has(name) && Number(value) > MAX_PAGE) {
        return `Variable "$${name}": A page has at most ${MAX_PAGE} entries.`;
      }
    }
    return undefined;
  };
}
