import { expect, test } from "vitest";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import {
  GENERATED,
  currentFragment,
  currentSchema,
  embeddedSchema,
  fragmentFor,
  relaySchema,
} from "./relaySchema.ts";

const [embedded, current] = [await embeddedSchema(), await currentSchema()];

const needsGenerated = {
  skip: embedded === undefined || !current.startsWith(GENERATED),
  meta: { skipReason: "relay/schema.graphql is the backend's own" },
};

test(
  "The relay compiler's schema is up to date with the embedded shop's schema and shop/schema",
  needsGenerated,
  () => {
    expect(current).toBe(relaySchema(embedded ?? "", readShopSchema()));
  },
);

test("The fragment on a shop's own product fields is up to date with shop/schema", async () => {
  expect(await currentFragment()).toBe(fragmentFor(current, readShopSchema()));
});

test("relaySchema removes only the listed fields and interfaces", () => {
  const schema = relaySchema(`
    interface Node { id: ID! }
    type CartItem implements Node { id: ID!, key: ID! }
    type Product implements Node { id: ID! }
    type Query { item: CartItem }
    extend type Query { product: Product }
  `);
  expect(schema).toContain("type CartItem {\n  key: ID!\n}");
  expect(schema).toContain("type Product implements Node {\n  id: ID!\n}");
  expect(schema).toContain("type Query {\n  item: CartItem\n  product: Product\n}");
});
