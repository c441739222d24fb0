import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Pagination } from "./Pagination.tsx";

afterEach(cleanup);

test("Pagination links to both neighboring pages with real addresses", () => {
  render(<Pagination previous="/products?before=b" next="/products?after=a" />);
  const previous = screen.getByRole("link", { name: "Previous" });
  const next = screen.getByRole("link", { name: "Next" });
  expect(previous.getAttribute("href")).toBe("/products?before=b");
  expect(next.getAttribute("href")).toBe("/products?after=a");
});

test("Pagination renders nothing when there is only one page", () => {
  const { container } = render(<Pagination />);
  expect(container.childElementCount).toBe(0);
});
