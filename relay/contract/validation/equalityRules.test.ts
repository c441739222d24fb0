import { describe, expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";

const messagesOf = async (rule: string, args: unknown[], value: unknown, field = {}) =>
  (await validate([[rule, ...args]], value, { name: "size", ...field })).map(
    ({ message }) => message,
  );
const refused = ["Size is not an allowed value."];

describe("The is rule", () => {
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
  ])("%j accepts %j", async (args, value) =>
    expect(await messagesOf("is", args, value)).toEqual([]),
  );

  test.each([
    [["1"], "01"],
    [[], "a"],
    [["a"], "A"],
    [[{ a: 1 }], { a: 2 }],
    [[{ a: 1 }], { a: 1, b: 2 }],
    [[{ a: 1 }], { b: 1 }],
    [[["a"]], "a"],
    [[new Date(5)], new Date(6)],
  ])("%j rejects %j", async (args, value) =>
    expect(await messagesOf("is", args, value)).toEqual(refused),
  );
});

describe("The not rule", () => {
  test.each([
    [["1"], 1],
    [[1], "1"],
    [[], "a"],
    [["a", "b"], "c"],
    [[{ a: 1 }], { a: 2 }],
  ])("%j accepts %j", async (args, value) =>
    expect(await messagesOf("not", args, value)).toEqual([]),
  );

  test.each([
    [["a", "b"], "b", "“b” is not an allowed size."],
    [[1], 1, "“1” is not an allowed size."],
    [[{ a: 1 }], { a: 1 }, "“[object Object]” is not an allowed size."],
    [[[1, 2]], [1, 2], "“1,2” is not an allowed size."],
  ])("%j rejects %j", async (args, value, message) =>
    expect(await messagesOf("not", args, value)).toEqual([message]),
  );
});

describe("The matches rule", () => {
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
  ])("%j accepts %j", async (args, value) =>
    expect(await messagesOf("matches", args, value)).toEqual([]),
  );

  test.each([
    [["/^a$/"], "aa"],
    [["/a/i"], "A"],
    [["abc"], "abcd"],
    [["1"], 1],
    [[], "a"],
  ])("%j rejects %j", async (args, value) =>
    expect(await messagesOf("matches", args, value)).toEqual(refused),
  );

  test("gives the same result each time for a global RegExp", async () => {
    const pattern = /a/g;
    expect(await messagesOf("matches", [pattern], "ba")).toEqual([]);
    expect(await messagesOf("matches", [pattern], "ba")).toEqual([]);
  });

  test("requires the list notation for a pattern with a bar or a comma", async () => {
    expect(await validate([["matches", "/^(a|b),$/"]], "b,", { name: "size" })).toEqual([]);
    expect(await validate("matches:/^(a|b)$/", "b", { name: "size" })).toEqual([
      { rule: "matches", message: "Size is not an allowed value.", blocking: true },
    ]);
  });
});

describe("The confirm rule", () => {
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
  ])("of %s with arguments %j passes for %j in %j", async (name, args, value, values) =>
    expect(await messagesOf("confirm", args, value, inForm(name, values))).toEqual([]),
  );

  test.each([
    ["password_confirm", [], "a", { password: "b" }, "Password_confirm does not match."],
    ["again", ["code", "strict"], "1", { code: 1 }, "Again does not match."],
    ["again", ["nobody"], "a", {}, "Again does not match."],
    ["again", ["toString"], "a", {}, "Again does not match."],
    ["again", [], "a", { password: "a" }, "Again does not match."],
  ])("of %s with arguments %j fails for %j in %j", async (name, args, value, values, message) =>
    expect(await messagesOf("confirm", args, value, inForm(name, values))).toEqual([message]),
  );

  test("compares with undefined if the other field does not exist", async () => {
    expect(await messagesOf("+confirm", ["nobody"], null)).toEqual([]);
    expect(await messagesOf("+confirm", ["nobody"], undefined)).toEqual([]);
    expect(await messagesOf("+confirm", ["nobody", "strict"], null)).toHaveLength(1);
  });
});
