import type { GraphQLResolveInfo } from "graphql";

// GraphQL resolver map: the type of an object that holds resolvers by type and field.

/**
 * A field's resolver. Its source, arguments and context are checked where it is written; here
 * they are `never`, so that resolvers of every source fit into one map.
 */
export type FieldResolver = (
  source: never,
  args: never,
  context: never,
  info: GraphQLResolveInfo,
) => unknown;

/** Type resolver of an interface or union: returns the name of a value's object type. */
export type TypeNamer = (value: never, context: never) => string;

/**
 * Resolvers by type and field. Those of an interface serve every object type that implements it,
 * unless the object type has its own.
 */
export type ResolverMap = Record<
  string,
  Record<string, FieldResolver> & { __resolveType?: TypeNamer }
>;
