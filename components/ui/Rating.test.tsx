import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Rating } from "./Rating.tsx";

const filled = (value: number) =>
  Number(
    render(<Rating value={value} />)
      .container.querySelector("rect")
      ?.getAttribute("width"),
  );

test.each([
  [0, 0],
  [0.5, 6],
  [1, 16],
  [3.25, 51],
  [5, 76],
])("A rating of %d fills %d of the 76 pixels, which include the gaps", (value, width) => {
  expect(filled(value)).toBe(width);
});
