import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { order } from "./accountFixture.ts";
import { OrdersView } from "./OrdersView.tsx";

afterEach(cleanup);

test("An empty order list links to the products", () => {
  render(<OrdersView orders={[]} older={undefined} />);
  expect(screen.getByText("No orders here yet.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See everything" })).toBeTruthy();
});

test("The order list links to each order and, if there are any, to older orders", () => {
  const { rerender } = render(<OrdersView orders={[order]} older="a+b=" />);
  const href = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
  expect(href("Order 7")).toBe("/account/orders/7");
  expect(href("Older orders")).toBe("/account?after=a%2Bb%3D");
  rerender(<OrdersView orders={[order]} older={undefined} />);
  expect(href("Older orders")).toBeUndefined();
});
