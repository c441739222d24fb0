import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStrictJson } from "./graphqlRequest.ts";

const parse = (text: string) => parseStrictJson(Buffer.from(text));

describe("Strict JSON", () => {
  test("reads any JSON as the platform's parser does", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['{"a":1,"a":2}'],
    ['{"a":1,"\\u0061":2}'],
    ['{"\\"":1,"\\"":2}'],
    ['{ "a" : {} , "b" : [ ] , "a" : 2 }'],
    ['[{"b":{"a":[1],"c":"a","a":2}}]'],
    ['{"":1,"":2}'],
  ])("refuses a key that occurs twice in %s", (text) => {
    expect(() => parse(text)).toThrow("A key occurs twice.");
  });

  test.each([
    ['{"a":{"a":{"a":1}},"b":["a","a",{"a":1},{"a":1}]}'],
    ['{"a":"b","b":"a"}'],
    ['{"a":"\\"a\\":1,\\"a\\":2","b":"{\\"b\\":1"}'],
    ['{"a\\\\":1,"a":2}'],
  ])(
    "accepts the same text as key and value, in other objects and inside of strings: %s",
    (text) => {
      expect(parse(text)).toEqual(JSON.parse(text));
    },
  );

  test("accepts 32 levels and refuses 33", () => {
    const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(parse(nested(32))).toEqual(JSON.parse(nested(32)));
    expect(() => parse(nested(33))).toThrow("nested too deeply");
    expect(() => parse('{"a":'.repeat(33))).toThrow("nested too deeply");
  });

  test("refuses more objects, keys and list entries than any page sends", () => {
    const list = (length: number, entry: string) => `[${Array(length).fill(entry).join(",")}]`;
    expect(parse(list(1500, "{}"))).toHaveLength(1500);
    expect(() => parse(list(1501, "{}"))).toThrow("too many");
    expect(parse(list(3000, "1"))).toHaveLength(3000);
    expect(() => parse(list(3001, "1"))).toThrow("too many");
    const object = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, at])));
    expect(Object.keys(parse(object(200)) as object)).toHaveLength(200);
    expect(() => parse(object(201))).toThrow("too many keys");
  });

  test.each(["", "{", '{"a"', '{"a":"', "]", "{]}", "nothing", '{"a":1}{', '"\\', '{"\\x":1}'])(
    "refuses %j, which is no JSON",
    (text) => {
      expect(() => parse(text)).toThrow(Error);
    },
  );

  test("refuses bytes that are not UTF-8", () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(TypeError);
  });
});
