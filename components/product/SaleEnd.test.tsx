import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaleEnd } from "./SaleEnd.tsx";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-28T12:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the end is on the shop's clock, the time left is the same for everybody", () => {
  render(<SaleEnd end="2026-11-29T23:59:59-05:00" />);
  expect(screen.getByText("Sale ends Sunday 29 November, 11:59 pm")).toBeTruthy();
  expect(screen.getByText("1 day 16 h left")).toBeTruthy();
});

test("no time is counted to an end that does not say on which clock it is", () => {
  render(<SaleEnd end="2026-11-29 23:59:59" />);
  expect(screen.getByText("Sale ends Sunday 29 November, 11:59 pm")).toBeTruthy();
  expect(screen.queryByText(/left$/)).toBeNull();
});
