import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MetaLine } from "./CardMeta.tsx";

afterEach(cleanup);

const shades = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Shade ${place}`, colour: "#223344" }));
const sizes = { label: "Size", options: [{ name: "Small" }, { name: "Large" }] };

function line(...choices: Parameters<typeof MetaLine>[0]["choices"]) {
  const { container } = render(<MetaLine fact="Oak" choices={choices} />);
  return [container.textContent, container.querySelectorAll("svg").length];
}

test("A card shows up to five colors as discs and the number of further ones", () => {
  expect(line({ label: "Glaze", options: shades(4) }, sizes)).toEqual([
    "OakChoice of sizeGlaze: 4 choices",
    4,
  ]);
  expect(line({ label: "Glaze", options: shades(7) })).toEqual(["OakGlaze: 7 choices+2", 5]);
});

test("A card shows no discs unless every value is a color, and no choice of a single value", () => {
  const glaze = { label: "Glaze", options: [...shades(2), { name: "Bare" }] };
  expect(line(glaze, { label: "Colour", options: shades(1) })).toEqual(["OakChoice of glaze", 0]);
});

test("A card names its choices in one phrase, in small letters where they are no abbreviations", () => {
  expect(line(sizes, { ...sizes, label: "LED Colour" })).toEqual([
    "OakChoice of size and LED colour",
    0,
  ]);
  expect(line({ ...sizes, label: "" })).toEqual(["Oak2 choices", 0]);
});
