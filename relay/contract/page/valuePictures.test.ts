import { expect, test } from "vitest";
import { valuePictures } from "./valuePictures.ts";

const made = (databaseId: number, glaze: string, size: string, id?: string) => ({
  databaseId,
  attributes: [
    { name: "pa_glaze", value: glaze },
    { name: "pa_size", value: size },
  ],
  image: id ? { id } : null,
});
const optionsOf = (...values: string[]) =>
  values.map((value) => ({ value, name: value, description: "" }));

const lamps = [
  made(1, "rust", "table", "red"),
  made(2, "rust", "floor", "red"),
  made(3, "oat", "table", "white"),
  made(4, "ink", "table"),
];

test("valuePictures returns the picture of each value that has one", () => {
  const pictures = valuePictures(lamps, "pa_glaze", optionsOf("rust", "oat", "ink"));
  expect([...pictures]).toEqual([
    ["rust", { id: "red" }],
    ["oat", { id: "white" }],
  ]);
});

test("valuePictures returns none for an attribute that does not determine the picture", () => {
  expect(valuePictures(lamps, "pa_size", optionsOf("table", "floor")).size).toBe(0);
});

test("valuePictures returns none if all values share a picture", () => {
  const shared = [made(1, "rust", "table", "lamp"), made(2, "oat", "table", "lamp")];
  expect(valuePictures(shared, "pa_glaze", optionsOf("rust", "oat")).size).toBe(0);
});

test("valuePictures leaves out a picture that several values share, which is the product's own", () => {
  const curtains = [
    made(1, "rust", "table", "red"),
    made(2, "oat", "table", "curtain"),
    made(3, "ink", "table", "curtain"),
  ];
  const pictures = valuePictures(curtains, "pa_glaze", optionsOf("rust", "oat", "ink"));
  expect([...pictures]).toEqual([["rust", { id: "red" }]]);
});
