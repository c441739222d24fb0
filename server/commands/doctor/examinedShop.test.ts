import { expect, test } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { examinedConfig } from "./examinedShop.ts";

const FORWARDED_CLIENT_SECRET = "a secret that both servers know, of 32 characters and more";
const OWN = "https://shop.example/graphql";
const secretFor = (endpoint: string, own?: string) =>
  examinedConfig(
    readConfig({ FORWARDED_CLIENT_SECRET, ...(own !== undefined && { GRAPHQL_ENDPOINT: own }) }),
    endpoint,
  ).FORWARDED_CLIENT_SECRET;

test("The secret goes to the configured shop only", () => {
  expect(secretFor(OWN, OWN)).toBe(FORWARDED_CLIENT_SECRET);
  expect(secretFor(OWN)).toBe(FORWARDED_CLIENT_SECRET);
  expect(secretFor("https://other.example/graphql", OWN)).toBeUndefined();
  expect(secretFor("http://shop.example/graphql", OWN)).toBeUndefined();
});

test.each(["shop", "ftp://shop.example/", "https://ann:secret@shop.example/graphql"])(
  "The address %s is refused",
  (given) => expect(() => examinedConfig(readConfig({}), given)).toThrow("cannot be examined"),
);
