import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildASTSchema, parse, print, printSchema, visit } from "graphql";
import type { ASTNode, Source } from "graphql";
import { readShopSchema } from "#server/schema/readShopSchema.ts";
import { ShopSchemaError, missingShopFields, withShopFields } from "#server/schema/shopFields.ts";

// Generator of the Relay compiler's schema, `relay/schema.graphql`.

/**
 * Fields and interfaces of WooGraphQL that the compiler's schema omits, with reasons: `CartItem.id`
 * always fails, and the compiler requests `id` on every type that has one.
 */
export const NOT_FOR_RELAY: Readonly<Record<string, string>> = {
  "CartItem.id": "the field always fails",
  "SimpleCartItem.id": "the field always fails",
  "CartItem implements Node": "a Node has an id",
  "SimpleCartItem implements Node": "a Node has an id",
  "CartItemConnection implements Connection": "a Connection's nodes are Nodes",
  "CartToCartItemConnection implements Connection": "a Connection's nodes are Nodes",
  "CartItemConnectionEdge implements Edge": "an Edge's node is a Node",
  "CartToCartItemConnectionEdge implements Edge": "an Edge's node is a Node",
};

/**
 * First line of a generated schema. A schema with another first line is the project's own and is
 * never overwritten.
 */
export const GENERATED =
  "# Generated from server/embedded/shop/schema.graphql by `node server/commands/relaySchema.ts`.";

const EMBEDDED = new URL("../embedded/shop/schema.graphql", import.meta.url);
const FILE = new URL("../../relay/schema.graphql", import.meta.url);

const isListed = (fact: string) => Object.hasOwn(NOT_FOR_RELAY, fact);

/** Returns a type without its listed fields and interfaces. */
function withoutListed(node: ASTNode): ASTNode | undefined {
  if (node.kind !== "ObjectTypeDefinition" && node.kind !== "InterfaceTypeDefinition") {
    return undefined;
  }
  const type = node.name.value;
  return {
    ...node,
    fields: (node.fields ?? []).filter(({ name }) => !isListed(`${type}.${name.value}`)),
    interfaces: (node.interfaces ?? []).filter(
      ({ name }) => !isListed(`${type} implements ${name.value}`),
    ),
  };
}

/** Derives the relay compiler's schema from the embedded shop's and the files of `shop/schema/`. */
export function relaySchema(embedded: string, shopSchema: readonly Source[] = []): string {
  const base = parse(printSchema(buildASTSchema(parse(embedded))));
  const whole = parse(printSchema(buildASTSchema(withShopFields(base, shopSchema))));
  return `${GENERATED}\n\n${print(visit(whole, { enter: withoutListed }))}\n`;
}

/** Reads the embedded shop's schema; undefined if its folder was deleted. */
export const embeddedSchema = (): Promise<string | undefined> =>
  readFile(EMBEDDED, "utf8").catch(() => undefined);

/** Reads the schema that the compiler uses now. */
export const currentSchema = (): Promise<string> => readFile(FILE, "utf8");

/**
 * Generates the compiler's schema again if it is out of date; returns true if it was written. A
 * project's own schema is never written: if it lacks a field of `shop/schema/`, this throws.
 */
export async function updateRelaySchema(): Promise<boolean> {
  const [embedded, current] = [await embeddedSchema(), await currentSchema()];
  const shopSchema = readShopSchema();
  if (embedded === undefined || !current.startsWith(GENERATED)) {
    const [missing] = missingShopFields(parse(current), shopSchema);
    if (missing === undefined) return false;
    throw new ShopSchemaError(`${missing} is not in relay/schema.graphql; add it there too.`);
  }
  const schema = relaySchema(embedded, shopSchema);
  if (schema === current) return false;
  await writeFile(FILE, schema);
  return true;
}

// Build and development run this too; a test fails when it is due.
if (import.meta.main) {
  try {
    const wasWritten = await updateRelaySchema();
    console.log(wasWritten ? `Written: ${fileURLToPath(FILE)}` : "Nothing has changed.");
  } catch (error) {
    if (!(error instanceof ShopSchemaError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
