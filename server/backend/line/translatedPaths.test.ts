import { expect, test } from "vitest";
import { createTranslatedPaths } from "./translatedPaths.ts";

const ENDPOINT = "https://shop.example/wp/graphql";

/** Creates the lookup over responses by type and slug; returns it with the requested addresses. */
function lookup(responses: Readonly<Record<string, Response>>, now = () => 0) {
  const asked: string[] = [];
  const send: typeof fetch = async (url) => {
    if (!(url instanceof URL)) throw new Error("no address");
    asked.push(url.href);
    const { searchParams } = url;
    const key = `${searchParams.get("type")} ${searchParams.get("slug")}`;
    return responses[key]?.clone() ?? new Response("{}", { status: 404 });
  };
  return { pathsOf: createTranslatedPaths(ENDPOINT, { send, now }), asked };
}

test("A page has the paths that WordPress knows, by language, without their prefixes", async () => {
  const { pathsOf, asked } = lookup({
    "product mug": Response.json({ en: "mug", de: "becher", ar: "كوب" }),
    "category küche": Response.json({ en: "kitchen", de: "küche" }),
    "page about-us/team": Response.json({ en: "about-us/team", de: "ueber-uns/mannschaft" }),
  });
  expect(await pathsOf("/product/mug")).toEqual({
    en: "/product/mug",
    de: "/product/becher",
    ar: `/product/${encodeURIComponent("كوب")}`,
  });
  expect(await pathsOf("/category/k%C3%BCche")).toMatchObject({ en: "/category/kitchen" });
  expect(await pathsOf("/about-us/team")).toMatchObject({ de: "/ueber-uns/mannschaft" });
  expect(asked[0]).toBe(
    "https://shop.example/wp/wp-json/vitrine/v1/translations?type=product&slug=mug",
  );
});

test("Something that WordPress does not have is the same in all languages", async () => {
  const code = { code: "vitrine_not_found" };
  const { pathsOf, asked } = lookup({ "product gone": Response.json(code, { status: 404 }) });
  expect(await pathsOf("/product/gone")).toBeUndefined();
  expect(await pathsOf("/product/gone")).toBeUndefined();
  expect(await pathsOf("/")).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test.each([
  ["without the route", 404],
  ["that closes it to visitors", 401],
  ["that forbids it", 403],
])("A WordPress %s is asked again after ten minutes", async (_, status) => {
  let time = 0;
  const closed = { "product mug": Response.json({ code: "rest_forbidden" }, { status }) };
  const { pathsOf, asked } = lookup(closed, () => time);
  expect(await pathsOf("/product/mug")).toBeUndefined();
  time = 599_999;
  expect(await pathsOf("/product/mug")).toBeUndefined();
  expect(asked).toHaveLength(1);
  time = 600_000;
  await pathsOf("/product/mug");
  expect(asked).toHaveLength(2);
});

test.each([
  ["a failure", new Response("", { status: 500 })],
  ["an answer of another shape", Response.json({ de: 1 })],
])("The lookup rejects at %s", async (_, response) => {
  await expect(lookup({ "product mug": response }).pathsOf("/product/mug")).rejects.toThrow();
});
