import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RatingFacet } from "./FacetForm.tsx";

afterEach(cleanup);

function labels(counts: Record<number, number>, chosen?: number): string[] {
  render(<RatingFacet chosen={chosen} ratedFrom={(rating) => counts[rating] ?? 0} />);
  const found = screen
    .queryAllByRole("radio")
    .map((radio) => radio.parentElement?.textContent ?? "");
  cleanup();
  return found;
}

test("The rating facet is absent without rated products, unless a rating is chosen", () => {
  expect(labels({})).toEqual([]);
  expect(labels({}, 4)).toEqual(["Any", "4 and up0"]);
});

test("The rating facet offers a rating once if the next one leaves the same products", () => {
  expect(labels({ 4: 2, 3: 5 })).toEqual(["Any", "4 and up2", "3 and up5"]);
  expect(labels({ 4: 2, 3: 2 })).toEqual(["Any", "4 and up2"]);
  expect(labels({ 4: 0, 3: 2 })).toEqual(["Any", "3 and up2"]);
  expect(labels({ 4: 2, 3: 2 }, 3)).toEqual(["Any", "4 and up2", "3 and up2"]);
});
