import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { CartAsOf, clockText } from "./CartAsOf.tsx";

afterEach(cleanup);

const asOf = new Date();
asOf.setHours(14, 5);

test("CartAsOf shows the cart's time in the shopper's time zone", () => {
  render(<CartAsOf asOf={asOf} />);
  expect(screen.getByRole("status").textContent).toContain("Cart as of 14:05.");
  expect(screen.getByRole("status").textContent).toContain("sent once the shop is back");
});

test("CartAsOf shows the time in UTC on the server, and does not promise to send changes later", () => {
  const html = renderToString(<CartAsOf asOf={new Date("2026-11-09T14:05:00Z")} />);
  expect(html).toContain("14:05 UTC");
  expect(html).not.toContain("sent once the shop is back");
});

test("CartAsOf does not promise to send changes later on a read-only page", () => {
  render(<CartAsOf asOf={asOf} isReadOnly />);
  expect(screen.getByRole("status").textContent).not.toContain("sent once the shop is back");
});

const moment = new Date(2026, 10, 9, 14, 5);

test("clockText returns hours and minutes for a time of today", () => {
  expect(clockText(moment, new Date(2026, 10, 9, 23, 59))).toBe("14:05");
});
test("clockText adds the date for any other day", () => {
  expect(clockText(moment, new Date(2026, 10, 10, 1, 0))).toBe("14:05 on 9 Nov");
});
