import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from "graphql";
import type { GraphQLInputType, GraphQLSchema } from "graphql";
import type { Operation } from "#server/backend/door/describeOperation.ts";

// Test fixture: sample variables for GraphQL operations, derived from the schema.

/** JSON object, as deep as wanted. */
export type Json = { [name: string]: unknown };

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  String: "text",
  ID: "id",
};

/** Returns a valid value of an input type, with every field set; input types nest only so far. */
function sampleOf(type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, depth);
  if (isListType(type)) return [sampleOf(type.ofType, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? "VALUE";
  const fields = Object.entries(type.getFields()).filter(
    ([, field]) => depth < 5 || isNonNullType(field.type),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field.type, depth + 1)]));
}

/** Test fixture: returns valid variables of an operation, with every one of them set. */
export const sampleVariables = (schema: GraphQLSchema, { variables }: Operation): Json =>
  Object.fromEntries(
    variables.map(({ variable, type }) => {
      const found = typeFromAST(schema, type);
      if (!isInputType(found)) throw new Error("The schema lacks the type of a variable.");
      return [variable.name.value, sampleOf(found, 0)];
    }),
  );

/** Test fixture: returns all objects in a value, outermost first. */
export function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}
