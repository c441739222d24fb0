import { isInterfaceType, isObjectType } from "graphql";
import type { GraphQLFieldResolver, GraphQLSchema, GraphQLTypeResolver } from "graphql";
import type { ResolverMap } from "./resolverMap.ts";

// Resolvers of a schema: attached in place, which is the fastest way for a large schema.

/**
 * Attaches resolvers to a schema's fields. An object type inherits those of its interfaces, the last
 * interface first, and its own ones come before them.
 * @throws Error if a resolver has no field
 */
export function attachResolvers(schema: GraphQLSchema, maps: readonly ResolverMap[]): void {
  const merged = new Map<string, Record<string, unknown>>();
  for (const [name, fields] of maps.flatMap(Object.entries)) {
    merged.set(name, { ...merged.get(name), ...fields });
  }
  for (const [name, { __resolveType: typeOf, ...fields }] of merged) {
    const type = schema.getType(name);
    const known = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
    const unknown = Object.keys(fields).find((field) => !known[field]);
    if (unknown !== undefined) throw new Error(`${name}.${unknown} is not in the schema`);
    if (isInterfaceType(type) && typeOf) {
      type.resolveType = typeOf as GraphQLTypeResolver<unknown, unknown>;
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const inherited = type.getInterfaces().map(({ name }) => merged.get(name));
    const resolvers = Object.assign({}, ...inherited, merged.get(type.name));
    for (const [name, field] of Object.entries(type.getFields())) {
      const resolve: GraphQLFieldResolver<unknown, unknown> | undefined = resolvers[name];
      if (resolve) field.resolve = resolve;
    }
  }
}
