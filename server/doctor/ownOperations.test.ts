import { readFile } from "node:fs/promises";
import {
  TypeInfo,
  buildSchema,
  introspectionFromSchema,
  parse,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { FieldNode } from "graphql";
import { expect, test } from "vitest";
import { invalidOperations, readOwnOperations, refusedOperations } from "./ownOperations.ts";
import type { Probe } from "./probe.ts";
import { readSchema } from "./readSchema.ts";

const text = await readFile("relay/schema.graphql", "utf8");
const older = text.replaceAll(/^ *displayPricesIncludeTax: Boolean\n/gm, "");
const asJson = (schema: string) =>
  JSON.stringify({ data: introspectionFromSchema(buildSchema(schema)) });

const namesIn = (invalid: readonly { name: string }[]) => invalid.map(({ name }) => name);

test("Operations of browsers and of the server have names of their own", async () => {
  const names = namesIn(await readOwnOperations());
  expect(names).toContain("useCartQuery");
  expect(names).toContain("sendCheckoutMutation");
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("");
});

/** Lists of which an operation needs the first ones alone: WooGraphQL cuts all others after ten. */
const CUT = ["Product.galleryImages"];

test("Operations say how much of each list they need", async () => {
  const cut = new Set<string>();
  for (const operation of await readOwnOperations()) {
    const types = new TypeInfo(buildSchema(text));
    const Field = (field: FieldNode) => {
      const isPaged = types.getFieldDef()?.args.some(({ name }) => name === "first");
      const isSized = field.arguments?.some(({ name }) => /^(first|last)$/.test(name.value));
      if (isPaged && !isSized) cut.add(`${types.getParentType()?.name}.${field.name.value}`);
    };
    visit(parse(operation.text), visitWithTypeInfo(types, { Field }));
  }
  expect([...cut]).toEqual(CUT);
});

test.each([
  ["GraphQL's own language", (schema: string) => schema],
  ["an introspection", asJson],
])("A schema in %s refuses the operations that read a field which it lacks", async (_, write) => {
  const operations = await readOwnOperations();
  expect(invalidOperations(readSchema(write(text)), operations)).toEqual([]);
  const invalid = invalidOperations(readSchema(write(older)), operations);
  expect(namesIn(invalid)).toContain("useCartQuery");
  expect(namesIn(invalid)).not.toContain("frameQuery");
  expect(invalid[0]?.messages[0]).toContain("displayPricesIncludeTax");
});

test("A shop gets all operations in one valid document, and runs none of them", async () => {
  const operations = await readOwnOperations();
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
