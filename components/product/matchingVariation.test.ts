import { expect, test } from "vitest";
import { matchingOptions } from "./matchingVariation.ts";

const ink = [
  { name: "pa_glaze", value: "ink" },
  { name: "pa_size", value: "floor" },
];
const COLOR = "PA_COLOUR+PA_GLAZE";

test.each([
  [
    "the chosen color, whichever attribute has it",
    { [COLOR]: ["ink", "oat"] },
    { pa_glaze: "ink" },
  ],
  [
    "all required choices",
    { [COLOR]: ["ink"], PA_SIZE: ["floor"] },
    { pa_glaze: "ink", pa_size: "floor" },
  ],
  ["nothing if one option is excluded", { [COLOR]: ["ink"], PA_SIZE: ["table"] }, undefined],
  ["nothing for attributes that the product does not have", { PA_FRAME: ["oak"] }, undefined],
])("matchingOptions returns %s", (_, chosen, options) => {
  expect(matchingOptions(ink, chosen)).toEqual(options);
});
