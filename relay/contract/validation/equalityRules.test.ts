import { describe, expect, test } from "vitest";
import { validate } from "./validate.ts";

const said = async (rule: string, args: unknown[], value: unknown, field = {}) =>
  (await validate([[rule, ...args]], value, { name: "size", ...field })).map(
    ({ message }) => message,
  );
const refused = ["Size is not an allowed value."];

describe("an allowed value", () => {
  test.each([
    [[1], "1"],
    [[1], "01"],
    [["1"], 1],
    [["1"], [1]],
    [["a", "b"], "b"],
    [[{ a: [1, { b: 2 }] }], { a: [1, { b: 2 }] }],
    [[["a", "b"]], ["a", "b"]],
    [[new Date(5)], new Date(5)],
    [[true], 1],
  ])("%j may be %j", async (args, value) => expect(await said("is", args, value)).toEqual([]));

  test.each([
    [["1"], "01"],
    [[], "a"],
    [["a"], "A"],
    [[{ a: 1 }], { a: 2 }],
    [[{ a: 1 }], { a: 1, b: 2 }],
    [[{ a: 1 }], { b: 1 }],
    [[["a"]], "a"],
    [[new Date(5)], new Date(6)],
  ])("%j is not %j", async (args, value) => expect(await said("is", args, value)).toEqual(refused));
});

describe("a forbidden value", () => {
  test.each([
    [["1"], 1],
    [[1], "1"],
    [[], "a"],
    [["a", "b"], "c"],
    [[{ a: 1 }], { a: 2 }],
  ])("%j leaves %j", async (args, value) => expect(await said("not", args, value)).toEqual([]));

  test.each([
    [["a", "b"], "b", "“b” is not an allowed size."],
    [[1], 1, "“1” is not an allowed size."],
    [[{ a: 1 }], { a: 1 }, "“[object Object]” is not an allowed size."],
    [[[1, 2]], [1, 2], "“1,2” is not an allowed size."],
  ])("%j forbids %j", async (args, value, message) =>
    expect(await said("not", args, value)).toEqual([message]),
  );
});

describe("a pattern", () => {
  test.each([
    [["/^a+$/"], "aaa"],
    [["/b/"], "abc"],
    [["/^1$/"], 1],
    [[/^A$/i], "a"],
    [["x", "/^a/"], "abc"],
    [["/"], "anything"],
    [["//"], "anything"],
    [["abc"], "abc"],
    [["/a/i"], "/a/i"],
    [[1], 1],
  ])("%j matches %j", async (args, value) =>
    expect(await said("matches", args, value)).toEqual([]),
  );

  test.each([
    [["/^a$/"], "aa"],
    [["/a/i"], "A"],
    [["abc"], "abcd"],
    [["1"], 1],
    [[], "a"],
  ])("%j does not match %j", async (args, value) =>
    expect(await said("matches", args, value)).toEqual(refused),
  );

  test("says the same each time, also where it remembers its last place", async () => {
    const pattern = /a/g;
    expect(await said("matches", [pattern], "ba")).toEqual([]);
    expect(await said("matches", [pattern], "ba")).toEqual([]);
  });

  test("that holds a bar or a comma needs the list", async () => {
    expect(await validate([["matches", "/^(a|b),$/"]], "b,", { name: "size" })).toEqual([]);
    expect(await validate("matches:/^(a|b)$/", "b", { name: "size" })).toEqual([
      { rule: "matches", message: "Size is not an allowed value.", blocking: true },
    ]);
  });
});

describe("a confirmation", () => {
  const inForm = (name: string, values: Record<string, unknown>) => ({ name, values });

  test.each([
    ["password_confirm", [], "a", { password: "a" }],
    ["password_confirmed", [], "a", { password: "a" }],
    ["password", [], "a", { password_confirm: "a" }],
    ["again", ["password"], "a", { password: "a" }],
    ["again", ["code"], "1", { code: 1 }],
    ["again", ["$parent.password"], "a", { password: "a" }],
    ["login.again", ["password"], "a", { login: { password: "a" }, password: "b" }],
    ["login.again", ["password"], "a", { "login.password": "a" }],
    ["login.again", ["$parent.$parent.password"], "b", { login: {}, password: "b" }],
    ["login.again", ["$root.password"], "b", { login: {}, password: "b" }],
    ["again", ["$root.login.password"], "b", { login: { password: "b" } }],
  ])("of %s by %j holds for %j in %j", async (name, args, value, values) =>
    expect(await said("confirm", args, value, inForm(name, values))).toEqual([]),
  );

  test.each([
    ["password_confirm", [], "a", { password: "b" }, "Password_confirm does not match."],
    ["again", ["code", "strict"], "1", { code: 1 }, "Again does not match."],
    ["again", ["nobody"], "a", {}, "Again does not match."],
    ["again", ["toString"], "a", {}, "Again does not match."],
    ["again", [], "a", { password: "a" }, "Again does not match."],
  ])("of %s by %j fails for %j in %j", async (name, args, value, values, message) =>
    expect(await said("confirm", args, value, inForm(name, values))).toEqual([message]),
  );

  test("of a field that is not there holds for nothing", async () => {
    expect(await said("+confirm", ["nobody"], null)).toEqual([]);
    expect(await said("+confirm", ["nobody"], undefined)).toEqual([]);
    expect(await said("+confirm", ["nobody", "strict"], null)).toHaveLength(1);
  });
});
