import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withPlainSentinels } from "./reactSentinels.ts";

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(
  resolve("react-dom/client").replace("client.js", "cjs/react-dom-client.production.js"),
  "utf8",
);

test("gives React's sentinels no stack and leaves its errors alone", () => {
  const code = withPlainSentinels(source);
  expect(code).toContain("SuspenseException = Object.assign(Object.create(Error.prototype)");
  expect(code.match(/Exception = Error\(/g)).toBeNull();
  expect(code).toContain("throw Error(formatProdErrorMessage(");
});

test("stops at a react-dom that makes them another way", () => {
  expect(() =>
    withPlainSentinels(source.replace("HydrationMismatchException = Error", "x")),
  ).toThrow("4 sentinels");
});
