import { expect, test } from "vitest";
import { galleryViews, otherValuesShown } from "./galleryViews.ts";

const [rust, oat, detail] = [{ id: "rust" }, { id: "oat" }, { id: "detail" }];
const option = (value: string, name: string) => ({ value, name, description: "" });
const glaze = {
  name: "pa_glaze",
  label: "Glaze",
  options: [option("rust", "Rust"), option("oat", "Oat"), option("ink", "Ink")],
  pictures: new Map([
    ["rust", rust],
    ["oat", oat],
  ]),
};

test("galleryViews puts the chosen variation's picture in the place of another's", () => {
  expect(galleryViews([rust, detail, rust], [glaze], oat)).toEqual([oat, detail]);
  expect(galleryViews([rust, detail], [glaze], rust)).toEqual([rust, detail]);
  expect(galleryViews([detail], [glaze], oat)).toEqual([oat, detail]);
  expect(galleryViews([rust, detail], [glaze], null)).toEqual([rust, detail]);
});

test("otherValuesShown names the values that a picture shows in place of the chosen ones", () => {
  const valuesShown = (shown: { id: string }, chosen: string) =>
    otherValuesShown(shown, rust, [glaze], { pa_glaze: chosen });
  expect(valuesShown(oat, "oat")).toEqual([]);
  expect(valuesShown(detail, "oat")).toEqual(["Rust"]);
  expect(valuesShown(detail, "rust")).toEqual([]);
  expect(valuesShown(rust, "ink")).toEqual(["Rust"]);
  expect(otherValuesShown(detail, rust, [glaze], {})).toEqual([]);
});

test("otherValuesShown names of the values that share the product's own picture only the shop's own color", () => {
  const pictures = new Map([["oat", oat]]);
  const valuesShown = (chosen: string, color?: string) =>
    otherValuesShown(rust, rust, [{ ...glaze, pictures, color }], { pa_glaze: chosen }, rust);
  expect(valuesShown("ink", "rust")).toEqual(["Rust"]);
  expect(valuesShown("rust", "rust")).toEqual([]);
  expect(valuesShown("rust", "ink")).toEqual(["Ink"]);
  expect(valuesShown("ink")).toEqual([]);
  // Oat has another picture than the one on display.
  expect(valuesShown("ink", "oat")).toEqual([]);
});

test("otherValuesShown names the shop's own color where no variation has a picture", () => {
  const unpictured = { ...glaze, pictures: new Map() };
  const valuesShown = (chosenPicture: { id: string }, color?: string) =>
    otherValuesShown(detail, rust, [{ ...unpictured, color }], { pa_glaze: "ink" }, chosenPicture);
  expect(valuesShown(rust, "oat")).toEqual(["Oat"]);
  expect(valuesShown(rust)).toEqual([]);
  // The chosen variation has a picture of its own, so this is perhaps another view of it.
  expect(valuesShown(oat, "oat")).toEqual([]);
});
