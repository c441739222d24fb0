import { readFile } from "node:fs/promises";
import { TypeInfo, buildSchema, parse, visit, visitWithTypeInfo } from "graphql";
import type { FieldNode } from "graphql";
import { expect, test } from "vitest";
import { readOperationTexts } from "./readOperationTexts.ts";

const schema = buildSchema(await readFile("relay/schema.graphql", "utf8"));

test("Operations of browsers, of the server and of packages have names of their own", async () => {
  const texts = await readOperationTexts();
  const names = texts.map((text) => /^\w+ (\w+)/.exec(text)?.[1]);
  expect(names).toContain("useCartQuery");
  expect(names).toContain("sendCheckoutMutation");
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(undefined);
});

/** Lists of which an operation needs the first ones alone: WooGraphQL cuts all others after ten. */
const CUT = ["Product.galleryImages"];

test("Operations say how much of each list they need", async () => {
  const cut = new Set<string>();
  for (const text of await readOperationTexts()) {
    const types = new TypeInfo(schema);
    const Field = (field: FieldNode) => {
      const isPaged = types.getFieldDef()?.args.some(({ name }) => name === "first");
      const isSized = field.arguments?.some(({ name }) => /^(first|last)$/.test(name.value));
      if (isPaged && !isSized) cut.add(`${types.getParentType()?.name}.${field.name.value}`);
    };
    visit(parse(text), visitWithTypeInfo(types, { Field }));
  }
  expect([...cut]).toEqual(CUT);
});
