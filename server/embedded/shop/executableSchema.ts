import { buildASTSchema, isInterfaceType, isObjectType } from "graphql";
import type { DocumentNode, GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";
import type { FieldResolver, ResolverMap } from "./resolverMap.ts";

/**
 * The schema of a document with its resolvers in place.
 * @throws when a resolver names a type or field that the document does not have
 */
export function executableSchema(document: DocumentNode, resolvers: ResolverMap): GraphQLSchema {
  const schema = buildASTSchema(document);
  refuseStrays(schema, resolvers);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) {
      const nameOf = resolvers[type.name]?.__resolveType;
      if (nameOf) type.resolveType = (value) => nameOf(value as never);
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = resolverFor(type, field.name, resolvers);
      if (resolve)
        field.resolve = resolve as NonNullable<GraphQLField<unknown, unknown>["resolve"]>;
    }
  }
  return schema;
}

function resolverFor(
  type: GraphQLObjectType,
  field: string,
  resolvers: ResolverMap,
): FieldResolver | undefined {
  for (const { name } of [type, ...type.getInterfaces()]) {
    const resolve = resolvers[name]?.[field];
    if (resolve) return resolve;
  }
  return undefined;
}

function refuseStrays(schema: GraphQLSchema, resolvers: ResolverMap): void {
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInterfaceType(type)) {
      throw new Error(`Resolvers for "${name}", which the schema does not have`);
    }
    const known = type.getFields();
    const stray = Object.keys(fields).find((field) => field !== "__resolveType" && !known[field]);
    if (stray !== undefined)
      throw new Error(`A resolver for "${name}.${stray}", which is no field`);
  }
}
