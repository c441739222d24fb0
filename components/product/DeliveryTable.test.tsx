import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeliveryTable } from "./DeliveryTable.tsx";

afterEach(cleanup);

const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent ?? "");

test.each<[what: string, prices: (string | null)[]]>([
  ["a product", ["60"]],
  ["a set by the sum of its parts", ["20.1", "19.9", "20"]],
  ["a set with a part that costs nothing", ["72.20", null]],
])("The delivery table says that delivery is free from its amount on: %s", (_, prices) => {
  render(<DeliveryTable prices={prices} isMadeToOrder={false} />);
  expect(rows()[0]).toMatch(/^Delivered.*Free$/);
  expect(rows().join()).not.toContain("Over £60");
});

test.each<[what: string, prices: (string | null)[]]>([
  ["a product", ["59.99"]],
  ["a set", ["29", "30.99"]],
  ["a range of prices", ["18, 240"]],
  ["a part with a range of prices", ["90", "18, 24"]],
])(
  "The delivery table has the price of delivery below that amount, or where it is not known: %s",
  (_, prices) => {
    render(<DeliveryTable prices={prices} isMadeToOrder={false} />);
    expect(rows()[0]).toMatch(/^Delivered.*£4\.50$/);
    expect(rows()[1]).toMatch(/^Over £60/);
  },
);
