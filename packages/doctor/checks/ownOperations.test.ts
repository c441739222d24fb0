import { readFile } from "node:fs/promises";
import { buildSchema, introspectionFromSchema, parse } from "graphql";
import { expect, test } from "vitest";
import type { Probe } from "./doctorCheck.ts";
import { invalidOperations, ownOperations, refusedOperations } from "./ownOperations.ts";
import { readSchema } from "./readSchema.ts";

const text = await readFile("relay/schema.graphql", "utf8");
const older = text.replaceAll(/^ *displayPricesIncludeTax: Boolean\n/gm, "");
const asJson = (schema: string) =>
  JSON.stringify({ data: introspectionFromSchema(buildSchema(schema)) });

const operations = ownOperations([
  "query useCartQuery{cart{displayPricesIncludeTax}}",
  "query frameQuery{productCategories(first:100){nodes{...frame}}} fragment frame on ProductCategory{name}",
]);

const namesIn = (invalid: readonly { name: string }[]) => invalid.map(({ name }) => name);

test.each([
  ["GraphQL's own language", (schema: string) => schema],
  ["an introspection", asJson],
])("A schema in %s refuses the operations that read a field which it lacks", async (_, write) => {
  expect(invalidOperations(readSchema(write(text)), operations)).toEqual([]);
  const invalid = invalidOperations(readSchema(write(older)), operations);
  expect(namesIn(invalid)).toContain("useCartQuery");
  expect(namesIn(invalid)).not.toContain("frameQuery");
  expect(invalid[0]?.messages[0]).toContain("displayPricesIncludeTax");
});

test("A shop gets all operations in one valid document, and runs none of them", async () => {
  const requests: Parameters<Probe>[0][] = [];
  const message = 'Cannot query field "x" on type "Cart".';
  const probe = (async (request: Parameters<Probe>[0]) => {
    requests.push(request);
    const place = operations.findIndex(({ name }) => name === "useCartQuery") + 2;
    return { errors: [{ message, locations: [{ line: place }] }] };
  }) as unknown as Probe;
  const refused = await refusedOperations(probe, operations);
  expect(refused).toEqual([{ name: "useCartQuery", messages: [message] }]);
  const [{ query, operationName } = { query: "" }, ...others] = requests;
  expect(others).toEqual([]);
  const [first = ""] = query.split("\n");
  expect(first).toBe(`query ${operationName}{__typename}`);
  const own = parse(query).definitions.filter(({ kind }) => kind === "OperationDefinition");
  expect(own).toHaveLength(operations.length + 1);
});
