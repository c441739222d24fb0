import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListingEnd } from "./ListingEnd.tsx";

afterEach(cleanup);

const onMore = vi.fn<() => void>();
const list = {
  place: "",
  seen: 12,
  total: 70,
  previous: undefined,
  next: "/products?after=a",
  onMore,
};

const more = () => screen.getByRole("link", { name: /^Show/ });

test.each([
  [12, 70, "Show 12 more"],
  [60, 70, "Show 10 more"],
  [undefined, 70, "Show more"],
])("A list of which %s of %s were shown offers to “%3$s”", (seen, total, label) => {
  render(<ListingEnd {...list} seen={seen} total={total} />);
  expect(more().textContent).toBe(label);
});

test("The link to the next page loads it into the list, once", () => {
  const { rerender } = render(<ListingEnd {...list} previous="/products?before=b" />);
  expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe(
    "/products?before=b",
  );
  expect(more().getAttribute("href")).toBe("/products?after=a");
  expect(fireEvent.click(more())).toBe(false);
  rerender(<ListingEnd {...list} isLoading />);
  expect(fireEvent.click(more())).toBe(false);
  expect(onMore).toHaveBeenCalledOnce();
});

test("A list of one page has no end of its own", () => {
  const { container } = render(<ListingEnd {...list} next={undefined} />);
  expect(container.childElementCount).toBe(0);
});
