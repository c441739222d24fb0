import { describe, expect, test } from "vitest";
import { validate } from "./fieldValidation.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const messagesOf = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, { name: "contact" })).map(({ message }) => message);

describe("The email rule", () => {
  test.each([
    "a@b.cc",
    "first.last@example.co.uk",
    "under_score@my_shop.com",
    '"any thing, at all"@b.co',
    "ü@bücher.de",
    "🧺@baskets.shop",
    "a@b.😀",
    "a@b.12",
    "-a@-b.com",
    "a+b@c.de",
  ])("accepts %s", async (value) => expect(await messagesOf("email", value)).toEqual([]));

  test.each([
    "a@b.c",
    "a@b",
    "a@[127.0.0.1]",
    "@b.cc",
    "a@",
    "a..b@c.de",
    ".a@c.de",
    "a.@c.de",
    "a@.de",
    "a@b..de",
    '""@b.co',
    'a"b@c.de',
    "a@b@c.de",
    " a@b.cc",
    "a@b.cc ",
    "a b@c.de",
    "a,b@c.de",
    "a(b@c.de",
    "a;b@c.de",
    "a:b@c.de",
    "a<b>@c.de",
    "a@b.cc\n",
    true,
    1,
    ["a@b.cc", "a@b.cc"],
  ])("rejects %j", async (value) =>
    expect(await messagesOf("email", value)).toEqual(["Please enter a valid email address."]),
  );

  test("accepts a list with one email address", async () =>
    expect(await messagesOf("email", ["a@b.cc"])).toEqual([]));
});

describe("The url rule", () => {
  test.each(["http://a.b", "https://a.b/c?d#e", "HTTPS://A.B", "http:a", " http://a.b "])(
    "accepts %j",
    async (value) => expect(await messagesOf("url", value)).toEqual([]),
  );

  test.each([
    "google.com",
    "http://",
    "http://a.b:99999",
    "ftp://a.b",
    "mailto:a@b.cc",
    "//a.b",
    1,
  ])("rejects %j", async (value) =>
    expect(await messagesOf("url", value)).toEqual(["Please enter a valid URL."]),
  );

  test("accepts only the given protocols, which include their colon", async () => {
    expect(await messagesOf("url:ftp:,http:", "ftp://a.b")).toEqual([]);
    expect(await messagesOf("url:ftp:", "http://a.b")).toHaveLength(1);
    expect(await messagesOf("url:ftp", "ftp://a.b")).toHaveLength(1);
  });
});
