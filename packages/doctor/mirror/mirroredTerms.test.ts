import { expect, test } from "vitest";
import { createAttributes } from "./mirroredTerms.ts";

const color = {
  attributeId: 1,
  name: "pa_color",
  label: "Color",
  options: ["%e6%bc%86-%e8%b5%a4", "light-blue"],
  terms: { nodes: [{ databaseId: 30, slug: "漆-赤", name: "漆 赤", description: "#a00" }] },
};

test("a percent-encoded option is the term with the decoded slug", () => {
  const { add, all } = createAttributes();
  add(color);
  const [attribute] = all();
  expect(attribute?.terms[0]).toEqual({
    id: 30,
    slug: "漆-赤",
    name: "漆 赤",
    description: "#a00",
  });
});

test("an option without a term is named by its slug until another product has the term", () => {
  const { add, all } = createAttributes();
  add(color);
  expect(all()[0]?.terms[1]).toEqual({ slug: "light-blue", name: "light blue", description: "" });
  const term = { databaseId: 31, slug: "light-blue", name: "Sky", description: "" };
  add({ ...color, options: ["light-blue"], terms: { nodes: [term] } });
  expect(all()[0]?.terms).toHaveLength(2);
  expect(all()[0]?.terms[1]).toMatchObject({ id: 31, name: "Sky" });
});
