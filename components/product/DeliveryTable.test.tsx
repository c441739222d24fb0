import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import type { CommonTexts } from "#relay/contract/page/shopTexts.ts";
import { noteServerTime } from "#relay/serverClock.ts";
import { DeliveryTable } from "./DeliveryTable.tsx";

let texts: CommonTexts = shopTexts;
vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({ shop: { texts } }) }));

afterEach(() => {
  cleanup();
  texts = shopTexts;
});

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

test("The delivery table states dates by the shop's rules, and the duration alone without rules", async () => {
  const weekday = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;
  noteServerTime({ headers: new Headers({ date: new Date().toUTCString() }) });
  render(<DeliveryTable price={20} isMadeToOrder={false} />);
  await vi.waitFor(() => expect(rows()[0]).toMatch(weekday));
  cleanup();
  const { rules: _, ...delivery } = shopTexts.delivery;
  texts = { delivery };
  render(<DeliveryTable price={20} isMadeToOrder={false} />);
  expect(rows()[0]).not.toMatch(weekday);
  expect(rows()[0]).toContain(shopTexts.delivery.how);
});

test("The delivery table is left out in a shop that states no delivery", () => {
  texts = {};
  const { container } = render(<DeliveryTable price={20} isMadeToOrder={false} />);
  expect(container.innerHTML).toBe("");
});
