import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./Price.tsx";

const wordsOf = (element: React.ReactElement) => render(element).container.textContent;

test("shows a price as the shop wrote it, entities decoded", () => {
  expect(wordsOf(<Price price="18,00&nbsp;€" regularPrice="18,00&nbsp;€" />)).toBe("18,00\u00a0€");
});

test("says what a sale price was", () => {
  expect(wordsOf(<Price price="£26.00" regularPrice="£32.00" isOnSale />)).toBe(
    "Now £26.00 Was £32.00",
  );
});

test("shows a range once when the sale leaves it unchanged", () => {
  const range = "$99.00 - $140.00";
  expect(wordsOf(<Price price={range} regularPrice={range} isOnSale />)).toBe(range);
});

test("shows nothing for a thing without a price", () => {
  expect(wordsOf(<Price price={null} />)).toBe("");
});
