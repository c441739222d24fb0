import {
  GraphQLError,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from "graphql";
import type {
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import type { CartContext } from "#shop/cart/shopperCart.ts";

/** Yoga plugin that refuses invalid variables before graphql-js does, whose messages differ. */
export function wooVariables(): Plugin<object, CartContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args;
      const operation = getOperationAST(document, operationName);
      if (!operation) return;
      const errors = variableFaults(schema, operation, variableValues ?? {});
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

/**
 * Validates an operation's variables, with the error messages of the PHP library that WPGraphQL
 * uses: unlike graphql-js, it names the rejected value as JSON.
 */
function variableFaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  return (operation.variableDefinitions ?? []).flatMap((node) =>
    errorsOf(schema, node, variables[node.variable.name.value]).map(
      (message) => new GraphQLError(message, { nodes: node }),
    ),
  );
}

function errorsOf(schema: GraphQLSchema, node: VariableDefinitionNode, value: unknown): string[] {
  const name = node.variable.name.value;
  const type = typeFromAST(schema, node.type);
  if (!isInputType(type)) return [];
  if (value === undefined) {
    const isMissing = isNonNullType(type) && !node.defaultValue;
    return isMissing
      ? [`Variable "$${name}" of required type "${String(type)}" was not provided.`]
      : [];
  }
  if (value === null && isNonNullType(type)) {
    return [`Variable "$${name}" of non-null type "${String(type)}" must not be null.`];
  }
  return refusals(type, value, "").map(({ path, found, reason }) => {
    const place = path && ` at "${name}${path}"`;
    return `Variable "$${name}" got invalid value ${JSON.stringify(found)}${place}; ${reason}`;
  });
}

type Refused = { path: string; found: unknown; reason: string };

function refusals(type: GraphQLInputType, value: unknown, path: string): Refused[] {
  const refused = (reason: string): Refused[] => [{ path, found: value, reason }];
  if (isNonNullType(type)) {
    if (value === null)
      return refused(`Expected non-nullable type "${String(type)}" not to be null.`);
    return refusals(type.ofType, value, path);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return refusals(type.ofType, value, path);
    return value.flatMap((item, at) => refusals(type.ofType, item, `${path}[${at}]`));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value)) {
      return refused(`Expected type "${String(type)}" to be an object.`);
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const fields = type.getFields();
    const missing = Object.values(fields)
      .filter((field) => isRequiredInputField(field) && !given.has(field.name))
      .map(
        ({ name, type: wanted }) =>
          `Field "${name}" of required type "${String(wanted)}" was not provided.`,
      );
    const unknown = [...given.keys()]
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `Field "${name}" is not defined by type "${String(type)}".`);
    const inside = Object.values(fields).flatMap((field) =>
      refusals(field.type, given.get(field.name), `${path}.${field.name}`),
    );
    return [...inside, ...missing.flatMap(refused), ...unknown.flatMap(refused)];
  }
  return isLeafType(type) ? leafRefusals(() => type.coerceInputValue(value), refused) : [];
}

function leafRefusals(coerce: () => unknown, refused: (reason: string) => Refused[]): Refused[] {
  try {
    coerce();
    return [];
  } catch (error) {
    if (error instanceof GraphQLError) return refused(error.message);
    throw error;
  }
}
