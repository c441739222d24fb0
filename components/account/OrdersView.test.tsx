import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { order } from "./accountFixture.ts";
import { OrdersView } from "./OrdersView.tsx";

afterEach(cleanup);

test("who has ordered nothing is shown the way to the goods", () => {
  render(<OrdersView orders={[]} older={undefined} />);
  expect(screen.getByText("No orders here yet.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See everything" })).toBeTruthy();
});

test("orders lead to their pages, and to the older ones where there are any", () => {
  const { rerender } = render(<OrdersView orders={[order]} older="a+b=" />);
  const href = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
  expect(href("Order 7")).toBe("/account/orders/7");
  expect(href("Older orders")).toBe("/account?after=a%2Bb%3D");
  rerender(<OrdersView orders={[order]} older={undefined} />);
  expect(href("Older orders")).toBeUndefined();
});
