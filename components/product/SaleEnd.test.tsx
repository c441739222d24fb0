import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerTime } from "#relay/serverClock.ts";
import { SaleEnd } from "./SaleEnd.tsx";

beforeEach(() => {
  // A device whose clock is a year ahead of the server's.
  vi.useFakeTimers({ now: Date.parse("2027-11-28T12:00:00Z") });
  noteServerTime({ headers: new Headers({ date: "Sat, 28 Nov 2026 12:00:00 GMT" }) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("SaleEnd shows the end in the shop's time and the same time left in every time zone", () => {
  render(<SaleEnd end="2026-11-29T23:59:59-05:00" />);
  expect(screen.getByText("Sale ends Sunday 29 November, 11:59 pm")).toBeTruthy();
  expect(screen.getByText("1 day 16 h left")).toBeTruthy();
});

test("SaleEnd hides an ended sale but keeps its space", () => {
  const { rerender } = render(<SaleEnd end="2026-11-28T12:01:30Z" />);
  const saleEnd = screen.getByText(/^Sale ends/);
  expect(saleEnd.parentElement?.dataset["over"]).toBeUndefined();
  act(() => void vi.advanceTimersByTime(120_000));
  expect(saleEnd.parentElement?.dataset["over"]).toBe("");
  rerender(<SaleEnd end="2026-11-30T12:00:00Z" />);
  expect(screen.getByText(/^Sale ends Monday/).parentElement?.dataset["over"]).toBeUndefined();
  rerender(<SaleEnd end={null} />);
  expect(screen.getByText(/^Sale ends/).parentElement?.dataset["over"]).toBe("");
});

test("SaleEnd takes no space for a sale that began after the page was rendered", () => {
  const { rerender, container } = render(<SaleEnd end={null} />);
  rerender(<SaleEnd end="2026-11-30T12:00:00Z" />);
  expect(container.textContent).toBe("");
});

test("SaleEnd shows no time left for an end without a UTC offset", () => {
  render(<SaleEnd end="2026-11-29 23:59:59" />);
  expect(screen.getByText("Sale ends Sunday 29 November, 11:59 pm")).toBeTruthy();
  expect(screen.queryByText(/left$/)).toBeNull();
});
