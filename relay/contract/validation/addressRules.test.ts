import { describe, expect, test } from "vitest";
import { validate } from "./validate.ts";
import type { WrittenRules } from "./ruleNotation.ts";

const said = async (rules: WrittenRules, value: unknown) =>
  (await validate(rules, value, { name: "contact" })).map(({ message }) => message);

describe("an email address", () => {
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
  ])("may be %s", async (value) => expect(await said("email", value)).toEqual([]));

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
  ])("is not %j", async (value) =>
    expect(await said("email", value)).toEqual(["Please enter a valid email address."]),
  );

  test("is read from a list of one, as text is", async () =>
    expect(await said("email", ["a@b.cc"])).toEqual([]));
});

describe("a web address", () => {
  test.each(["http://a.b", "https://a.b/c?d#e", "HTTPS://A.B", "http:a", " http://a.b "])(
    "may be %j",
    async (value) => expect(await said("url", value)).toEqual([]),
  );

  test.each([
    "google.com",
    "http://",
    "http://a.b:99999",
    "ftp://a.b",
    "mailto:a@b.cc",
    "//a.b",
    1,
  ])("is not %j", async (value) =>
    expect(await said("url", value)).toEqual(["Please enter a valid URL."]),
  );

  test("has one of the protocols that are named with their colon", async () => {
    expect(await said("url:ftp:,http:", "ftp://a.b")).toEqual([]);
    expect(await said("url:ftp:", "http://a.b")).toHaveLength(1);
    expect(await said("url:ftp", "ftp://a.b")).toHaveLength(1);
  });
});
