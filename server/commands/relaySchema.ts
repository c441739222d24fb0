import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildASTSchema, parse, print, printSchema, visit } from "graphql";
import type { ASTNode, Source } from "graphql";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import { slotFragment } from "#server/backend/schema/slotFragment.ts";
import {
  ShopSchemaError,
  missingShopFields,
  withShopFields,
} from "#server/backend/schema/shopFields.ts";

// Generator of the Relay compiler's schema, `relay/schema.graphql`, and of the fragment that reads
// a shop's own product fields.

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

/** First line of a generated schema. */
export const GENERATED =
  "# Generated from packages/embedded-shop/schema.graphql by `node server/commands/relaySchema.ts`.";

/**
 * First line of a schema that this or an earlier release has generated. A schema with another one is
 * the project's own and is never overwritten.
 */
const GENERATED_BY_ANY =
  /^# Generated from \S+\/schema\.graphql by `node server\/commands\/relaySchema\.ts`\./;

const EMBEDDED = new URL("../../packages/embedded-shop/schema.graphql", import.meta.url);
const FILE = new URL("../../relay/schema.graphql", import.meta.url);
const FRAGMENT_FILE = new URL("../../components/product/slotProduct.ts", import.meta.url);

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
 * Returns the schema that the compiler is to use. A project's own schema stays as it is: if it lacks
 * a field of `shop/schema/`, this throws.
 */
async function wantedSchema(shopSchema: readonly Source[]): Promise<string> {
  const [embedded, current] = [await embeddedSchema(), await currentSchema()];
  if (embedded !== undefined && GENERATED_BY_ANY.test(current)) {
    return relaySchema(embedded, shopSchema);
  }
  const [missing] = missingShopFields(parse(current), shopSchema);
  if (missing === undefined) return current;
  throw new ShopSchemaError(`${missing} is not in relay/schema.graphql; add it there too.`);
}

/** Reads the fragment on a shop's own product fields. */
export const currentFragment = (): Promise<string> => readFile(FRAGMENT_FILE, "utf8");

/** Returns the fragment on a shop's own product fields, for a schema of the compiler. */
export const fragmentFor = (schema: string, shopSchema: readonly Source[]): string =>
  slotFragment(buildASTSchema(parse(schema)), shopSchema);

/**
 * Generates the compiler's schema and the shop's fragment again if they are out of date. Returns
 * the files that were written.
 */
export async function updateRelaySchema(): Promise<URL[]> {
  const shopSchema = readShopSchema();
  const schema = await wantedSchema(shopSchema);
  const fragment = fragmentFor(schema, shopSchema);
  const written: URL[] = [];
  if (schema !== (await currentSchema())) {
    await writeFile(FILE, schema);
    written.push(FILE);
  }
  if (fragment !== (await currentFragment().catch(() => ""))) {
    await writeFile(FRAGMENT_FILE, fragment);
    written.push(FRAGMENT_FILE);
  }
  return written;
}

// Build and development run this too; a test fails when it is due.
if (import.meta.main) {
  try {
    const written = await updateRelaySchema();
    console.log(
      written.map((file) => `Written: ${fileURLToPath(file)}`).join("\n") || "Nothing has changed.",
    );
  } catch (error) {
    if (!(error instanceof ShopSchemaError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
