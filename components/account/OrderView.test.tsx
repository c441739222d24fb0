import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { order } from "./accountFixture.ts";
import { OrderView } from "./OrderView.tsx";

vi.mock("vike-react/usePageContext", () => ({ usePageContext: () => ({}) }));
afterEach(cleanup);

const left = () => screen.queryByRole("region", { name: "What is left to do" });

test("an order for which all is done asks for nothing", () => {
  render(<OrderView order={order} />);
  expect(left()).toBeNull();
});

test("an order that is paid by transfer says how", () => {
  const payment = { title: "Bank transfer", instructions: "Use the order's number." };
  render(<OrderView order={{ ...order, payment }} />);
  expect(left()?.textContent).toContain("Use the order's number.");
  expect(screen.queryByRole("link", { name: "Pay for this order" })).toBeNull();
});

test("an order that waits to be paid leads to where it is", () => {
  const payment = { title: "Card", instructions: "", payAt: "https://pay.example/7" };
  render(<OrderView order={{ ...order, payment }} />);
  const link = screen.getByRole("link", { name: "Pay for this order" });
  expect(link.getAttribute("href")).toBe("https://pay.example/7");
});

test("an order that goes nowhere has no place that it goes to, and its note keeps its lines", () => {
  render(<OrderView order={{ ...order, note: "Ring\ntwice" }} />);
  expect(screen.queryByRole("region", { name: "Where it goes" })).toBeNull();
  expect(screen.getByRole("region", { name: "Your note" }).textContent).toContain("Ring\ntwice");
});
