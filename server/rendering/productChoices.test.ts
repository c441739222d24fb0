import { expect, test } from "vitest";
import { requestedChoice, MAX_CACHED_CHOICES } from "./productChoices.ts";

const pageWith = (attributes: object[]) => ({
  status: 200,
  html: "",
  isShared: true,
  payload: JSON.stringify({ data: { product: { attributes: { nodes: attributes } } } }),
});
const colour = { name: "pa_colour", variation: true, options: ["green", "blue"] };
const size = { name: "pa_size", variation: true, options: ["s", "l"] };

test("A choice has one canonical spelling, whatever other parameters there are", () => {
  const page = pageWith([colour, { name: "pa_wool", variation: false, options: ["yes"] }, size]);
  for (const search of [
    "?colour=green&size=l",
    "?size=l&utm_source=x&colour=green",
    "?size=s&size=l&attribute_pa_colour=green&wool=yes&view=2",
  ]) {
    expect(requestedChoice(page, search)).toEqual({
      search: "?colour=green&size=l",
      isCacheable: true,
    });
  }
});

test("Values that the product does not have are no choice", () => {
  for (const search of ["?colour=grey", "?fabric=silk", "?", "?wool=yes"]) {
    expect(requestedChoice(pageWith([colour]), search).search).toBe("");
  }
  const missing = { status: 404, html: "", isShared: false };
  expect(requestedChoice(missing, "?colour=green").search).toBe("");
});

test("No choice of a product with very many combinations is cached", () => {
  const options = Array.from({ length: 31 }, (_, value) => `v${value}`);
  const many = [
    { name: "pa_a", variation: true, options },
    { name: "pa_b", variation: true, options },
  ];
  expect(32 * 32 - 1).toBeGreaterThan(MAX_CACHED_CHOICES);
  expect(requestedChoice(pageWith(many), "?a=v1&b=v2")).toEqual({
    search: "?a=v1&b=v2",
    isCacheable: false,
  });
});
