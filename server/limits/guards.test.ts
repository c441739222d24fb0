import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guardNames } from "./guards.ts";

/** Returns the texts of the files that match a pattern. */
const textsOf = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));

const isTest = (text: string) => text.includes('from "vitest"');

const sources = textsOf("server/**/*.ts").filter((text) => !isTest(text));
const tests = textsOf("{server,tests/integration,tests/e2e}/**/*.test.ts");

test.each(guardNames)("The server uses the guard %s, and a test switches it off", (guard) => {
  expect(sources.some((text) => text.includes(`isOn("${guard}")`))).toBe(true);
  const off = new RegExp(
    String.raw`(?:appsWithAndWithout|appOverProxy)\("${guard}"|\[(?:"\w+", )*"${guard}"(?:, "\w+")*\]`,
  );
  expect(tests.some((text) => off.test(text))).toBe(true);
});

test("Only the options of createApp can switch a guard off: no other file of the server names them", () => {
  const files = globSync("server/**/*.ts").filter((file) => !/(?:\.test|Fixture)\.ts$/.test(file));
  const naming = files.filter((file) => readFileSync(file, "utf8").includes("switchedOff"));
  expect(naming.toSorted()).toEqual([
    "server/app.ts",
    "server/http/appOptions.ts",
    "server/limits/guards.ts",
  ]);
});
