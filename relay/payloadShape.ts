import { getRequest } from "relay-runtime";
import type { GraphQLTaggedNode, NormalizationSelection, Variables } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import { isFields, isListOf } from "#relay/contract/text/fields.ts";
import type { Fields } from "#relay/contract/text/fields.ts";
import type { PagePayload } from "./pagePayload.ts";

// Check that a payload has the shape of its GraphQL document.

type Data = Readonly<Fields>;

/** A response with the variables of its request. */
type CheckedPayload = { data: Data; variables: Variables };

/** Lists of a connection, which the schema declares as not null: no component expects null. */
const NEVER_NULL: ReadonlySet<string> = new Set(["nodes", "edges"]);

/** Tests one selection against its object; selection kinds that no document here uses pass. */
function matches(selection: NormalizationSelection, data: Data, variables: Variables): boolean {
  const below = (selections: readonly NormalizationSelection[], object: Data) =>
    selections.every((one) => matches(one, object, variables));
  switch (selection.kind) {
    case "ScalarField":
      return data[selection.alias ?? selection.name] !== undefined;
    case "LinkedField": {
      const field = data[selection.alias ?? selection.name];
      if (field === null && NEVER_NULL.has(selection.name)) return false;
      const fits = (value: unknown) =>
        value === null || (isFields(value) && below(selection.selections, value));
      if (!selection.plural || field === null) return fits(field);
      return isListOf(field, fits);
    }
    case "InlineFragment": {
      const { type, abstractKey, selections } = selection;
      const isOfType = abstractKey ? data[abstractKey] !== undefined : data["__typename"] === type;
      return !isOfType || below(selections, data);
    }
    case "Condition": {
      const isSelected = Boolean(variables[selection.condition]) === selection.passingValue;
      return !isSelected || below(selection.selections, data);
    }
    default:
      return true;
  }
}

/**
 * True if a payload has the shape of its document's response: every selected field is present, with
 * objects and lists in their places. A null is valid, except for a connection's lists.
 */
export function hasShapeOf(
  document: GraphQLTaggedNode,
  { data, variables }: CheckedPayload,
): boolean {
  const { selections } = getRequest(document).operation;
  return isFields(data) && selections.every((selection) => matches(selection, data, variables));
}

/** Returns the response to a document whose fields all failed. */
export function nullResponse(document: GraphQLTaggedNode, variables: Variables): PagePayload {
  const nulls = (selections: readonly NormalizationSelection[]): [string, null][] =>
    selections.flatMap((selection) => {
      if (selection.kind === "LinkedField" || selection.kind === "ScalarField") {
        return [[selection.alias ?? selection.name, null]];
      }
      const isSelected =
        selection.kind === "Condition" &&
        Boolean(variables[selection.condition]) === selection.passingValue;
      return isSelected ? nulls(selection.selections) : [];
    });
  return { data: Object.fromEntries(nulls(getRequest(document).operation.selections)), variables };
}

/** Throws `OperationError` if a payload does not have the shape of its document's response. */
export function requireShapeOf(document: GraphQLTaggedNode, payload?: CheckedPayload): void {
  if (payload && hasShapeOf(document, payload)) return;
  const { name } = getRequest(document).params;
  throw new OperationError(name, "the payload has the wrong shape");
}
