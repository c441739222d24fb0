import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { order } from "#tests/worlds/fixtures/accountFixture.ts";
import { OrdersView } from "./OrdersView.tsx";

afterEach(cleanup);

const picture = {
  name: "Fen tumbler",
  sourceUrl: "/uploads/tumbler.jpg",
  srcSet: "/img/160/uploads/tumbler.jpg 160w",
};
const listed = { ...order, pictures: [picture] };

test("An empty order list links to the products", () => {
  render(<OrdersView orders={[]} older={undefined} />);
  screen.getByRole("heading", { name: "Nothing ordered yet" });
  expect(screen.getByRole("link", { name: "See everything" })).toBeTruthy();
});

test("The order list shows each order with its progress and pictures, and links to it and to older orders", () => {
  const { rerender } = render(<OrdersView orders={[listed]} older="a+b=" />);
  const href = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
  expect(href("Order 7")).toBe("/account/orders/7");
  const shown = screen.getByRole("img", { name: "Fen tumbler" });
  expect(shown.getAttribute("src")).toBe(picture.sourceUrl);
  screen.getByText("We’re preparing your order.");
  expect(href("Older orders")).toBe("/account?after=a%2Bb%3D");
  rerender(<OrdersView orders={[listed]} older={undefined} />);
  expect(href("Older orders")).toBeUndefined();
});

test("The order list reports that the orders could not be read, instead of being empty", () => {
  render(<OrdersView orders={null} older={undefined} />);
  expect(screen.getByRole("status").textContent).toMatch(/^We can’t read your orders right now\./);
  expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText(/yet\./)).toBeNull();
});
