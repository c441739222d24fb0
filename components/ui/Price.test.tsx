import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./Price.tsx";

const wordsOf = (element: React.ReactElement) => render(element).container.textContent;

test("Price shows the shop's own formatting with entities decoded", () => {
  expect(wordsOf(<Price price="18,00&nbsp;€" regularPrice="18,00&nbsp;€" />)).toBe("18,00\u00a0€");
});

test("Price shows the regular price beside a sale price", () => {
  expect(wordsOf(<Price price="£26.00" regularPrice="£32.00" isOnSale />)).toBe(
    "Now £26.00 Was £32.00",
  );
});

test("Price shows a range once when the sale leaves it unchanged", () => {
  const range = "$99.00 - $140.00";
  expect(wordsOf(<Price price={range} regularPrice={range} isOnSale />)).toBe("$99.00 – $140.00");
});

test("Price on a card shows the lowest price of a range, without a regular price", () => {
  const [price, regularPrice] = ["£92.00 - £210.00", "£118.00 - £210.00"];
  expect(wordsOf(<Price price={price} isOnCard />)).toBe("From £92.00");
  expect(wordsOf(<Price {...{ price, regularPrice }} isOnSale isOnCard />)).toBe("From £92.00");
  expect(wordsOf(<Price price="£92.00" {...{ regularPrice }} isOnSale isOnCard />)).toBe("£92.00");
});

test("Price shows nothing for a product without a price", () => {
  expect(wordsOf(<Price price={null} />)).toBe("");
});
