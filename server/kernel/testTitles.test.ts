import { describe, expect, test } from "vitest";
import { testTitles, titleErrors } from "./testTitles.ts";

const FILE = "cart.test.ts";
const errorsOf = (source: string) => titleErrors(FILE, source);

test("testTitles returns each title after those of its describes", () => {
  const source = `
    describe("A cart", () => {
      describe.each(kinds)("with %s", () => test("keeps its lines", () => {}));
      test.skipIf(isWindows)("is saved", () => {});
    });
    test.each([["a"]])(\`an add of \${count} units of %s\`, () => {});
    test(title, () => {});
  `;
  expect(testTitles(FILE, source)).toEqual([
    "A cart with %s keeps its lines",
    "A cart is saved",
    "an add of %s units of %s",
    "%s",
  ]);
});

describe("The check of test titles", () => {
  test.each([
    'test("a cart is saved", run)',
    'test.each(rows)("%s sets no cookie", run)',
    'test("Reads of tokens wait", run)',
    'describe("a cart", () => test("is saved", run))',
    'describe.each(files)("%s", () => test("is compressed", run))',
  ])("accepts %s", (source) => {
    expect(errorsOf(source)).toEqual([]);
  });

  test.each([
    ['test("is saved", run)', "is saved"],
    ['test("Says that nothing was read", run)', "Says that nothing was read"],
    ['describe("returns the cart", () => test("once", run))', "returns the cart once"],
    ['test.each(rows)("%s: %j", run)', "%s: %j"],
    ['test.each(rows)("$name", run)', "$name"],
    ["describe.each(rows)(`${kind}`, () => test(title, run))", "%s %s"],
  ])("rejects %s", (source, title) => {
    expect(errorsOf(source)).toEqual([`${FILE}: the test title "${title}" has no subject.`]);
  });
});
