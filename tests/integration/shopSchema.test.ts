import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readShopSchema } from "#server/backend/schema/readShopSchema.ts";
import { withShopFields } from "#server/backend/schema/shopFields.ts";
import { startEmbedded } from "#tests/worlds/backends/embeddedShop.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

let folder: string;
let shop: Awaited<ReturnType<typeof startEmbedded>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-shop-schema-"));
  await writeFile(
    join(folder, "care.graphql"),
    `extend interface Product { careInstructions: String, care: Care }
     type Care { wash: Int! }
     extend type RootQuery { storeHours: [String!] }`,
  );
  shop = await startEmbedded({
    dataDir: join(folder, "data"),
    sessionSeconds: 60,
    extendSchema: (schema) => withShopFields(schema, readShopSchema(folder)),
  });
});
afterAll(async () => {
  shop.close();
  await removeFolder(folder);
});

const request = async (query: string): Promise<unknown> => {
  const response = await shop.graphql(
    new Request("http://shop.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    }),
  );
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

test("the embedded shop responds with null to fields that only the merchant's WordPress has", async () => {
  const product = '(id: "fen-tumbler", idType: SLUG)';
  expect(
    await request(`{
      storeHours
      product${product} { careInstructions ... on SimpleProduct { slug careInstructions } care { wash } }
    }`),
  ).toEqual({
    storeHours: null,
    product: { slug: "fen-tumbler", careInstructions: null, care: null },
  });
});
