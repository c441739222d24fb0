import { graphqlSync, parse } from "graphql";
import { expect, test } from "vitest";
import { executableSchema } from "./executableSchema.ts";

const document = parse(`
  interface Named { name: String loud: String }
  type Cat implements Named { name: String loud: String }
  type Dog implements Named { name: String loud: String }
  type Query { pets: [Named] }
`);
const pets = [{ name: "Tib" }, { name: "Rex" }];

test("lets every type answer as its interface does, unless it answers for itself", () => {
  const schema = executableSchema(document, {
    Query: { pets: () => pets },
    Named: {
      __resolveType: ({ name }: { name: string }) => (name === "Rex" ? "Dog" : "Cat"),
      loud: ({ name }: { name: string }) => name.toUpperCase(),
    },
    Dog: { loud: () => "WUFF" },
  });
  const { data } = graphqlSync({ schema, source: "{ pets { __typename name loud } }" });
  expect(data?.pets).toEqual([
    { __typename: "Cat", name: "Tib", loud: "TIB" },
    { __typename: "Dog", name: "Rex", loud: "WUFF" },
  ]);
});

test("refuses a resolver for what is not in the schema, by its name", () => {
  expect(() => executableSchema(document, { Cat: { purr: () => "" } })).toThrow("Cat.purr");
  expect(() => executableSchema(document, { Cow: {} })).toThrow('"Cow"');
});
