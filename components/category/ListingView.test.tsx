import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Facets } from "#relay/contract/page/facets.ts";
import { ListingView } from "./ListingView.tsx";
import { sortOrders } from "./sortOrders.ts";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlPathname: "/category/lamps", shop: { texts: {}, priceSteps: [] } }),
}));

afterEach(cleanup);

function renderList(facets: Facets, total: number): void {
  render(
    <ListingView
      facets={facets}
      counts={{ attributes: [], inStock: 0, onSale: 0, ratedFrom: () => 0 }}
      search={{}}
      attributes={[]}
      orders={sortOrders}
      order="newest"
      total={total}
      hasFacets={total > 0 || facets.isInStock === true}
      isLooking={false}
      shown={facets}
      onNavigate={() => {}}
      list={<p>The products</p>}
    />,
  );
}

const addresses = (name: string) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

test("A list that filters have emptied offers to remove them, and no sort orders", () => {
  renderList({ attributes: {}, isInStock: true }, 0);
  expect(screen.getByText("Nothing matches “In stock”.")).toBeTruthy();
  expect(addresses("Remove In stock")).toEqual(["/category/lamps"]);
  // In the form too, which covers the list on a phone.
  expect(addresses("Clear all")).toEqual(["/category/lamps", "/category/lamps"]);
  expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
  // Of the facets only the one that emptied it.
  const choices = () => screen.queryAllByRole("checkbox").map((box) => box.getAttribute("name"));
  expect(choices()).toEqual(["stock"]);
  expect(screen.queryByRole("textbox", { name: "Lowest price" })).toBeNull();
  cleanup();
  renderList({ attributes: {}, isInStock: true, isOnSale: true }, 0);
  expect(screen.getByText("Nothing matches all of that.")).toBeTruthy();
  cleanup();
  renderList({ attributes: {}, isInStock: true }, 2);
  expect(screen.getByText("The products")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Sort by" })).toBeTruthy();
  expect(choices()).toEqual(["stock", "sale"]);
});

test("An empty category says so, and leads to all products", () => {
  renderList({ attributes: {} }, 0);
  expect(screen.getByText("Nothing here at the moment.")).toBeTruthy();
  expect(addresses("All products")).toEqual(["/products"]);
  expect(screen.queryByRole("link", { name: "Clear all" })).toBeNull();
});
