import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeliveryTable } from "./DeliveryTable.tsx";

afterEach(cleanup);

const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent ?? "");

test.each([60, 72.2, 20.1 + 19.9 + 20])(
  "The delivery table shows free delivery for a product that reaches the free-delivery amount: %s",
  (price) => {
    render(<DeliveryTable price={price} isMadeToOrder={false} />);
    expect(rows()[0]).toMatch(/^Delivered.*Free$/);
    expect(rows().join()).not.toContain("Over £60");
  },
);

test.each([0, 59.99])(
  "The delivery table shows the delivery price for a product below the free-delivery amount: %s",
  (price) => {
    render(<DeliveryTable price={price} isMadeToOrder={false} />);
    expect(rows()[0]).toMatch(/^Delivered.*£4\.50$/);
    expect(rows()[1]).toMatch(/^Over £60/);
  },
);
