import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Facets } from "#relay/contract/page/facets.ts";
import type { FacetCounts } from "./facetCounts.ts";
import { ListingView } from "./ListingView.tsx";
import { sortOrders } from "./sortOrders.ts";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlPathname: "/category/lamps", shop: { texts: {}, priceSteps: [] } }),
}));

afterEach(cleanup);

function renderList(facets: Facets, total: number, counts: Partial<FacetCounts> = {}): void {
  render(
    <ListingView
      facets={facets}
      counts={{ attributes: [], inStock: 0, onSale: 0, ratedFrom: () => 0, ...counts }}
      search={{}}
      attributes={[]}
      orders={sortOrders}
      order="newest"
      total={total}
      hasFacets={total > 0 || facets.isInStock === true || facets.minPrice !== undefined}
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
  expect(screen.getByRole("status").textContent).toBe("Nothing matches In stock. ");
  expect(addresses("Remove In stock")).toEqual(["/category/lamps"]);
  // The form covers the list on a phone.
  expect(addresses("Clear all")).toEqual(["/category/lamps"]);
  expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
  // Of the facets only the one that emptied it.
  const choices = () => screen.queryAllByRole("checkbox").map((box) => box.getAttribute("name"));
  expect(choices()).toEqual(["stock"]);
  expect(screen.queryByRole("textbox", { name: "Lowest price" })).toBeNull();
  cleanup();
  renderList({ attributes: {}, isInStock: true, isOnSale: true }, 0);
  expect(screen.getByText("Nothing matches all of that.")).toBeTruthy();
  expect(addresses("Clear all")).toEqual(["/category/lamps", "/category/lamps"]);
  cleanup();
  renderList({ attributes: {}, isInStock: true }, 2);
  expect(screen.getByText("The products")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Sort by" })).toBeTruthy();
  expect(choices()).toEqual(["stock", "sale"]);
});

test("A list emptied by its price limits says which prices there are, and so do the limits", () => {
  const priceFormat = { decimals: 2, prefix: "£", suffix: "", point: ".", group: undefined };
  renderList({ attributes: {}, minPrice: 900 }, 0, {
    prices: { lowest: 3, highest: 210 },
    priceFormat,
  });
  expect(screen.getByRole("status").textContent).toBe(
    "Nothing matches £900 and more. Prices here: £3 to £210.",
  );
  const field = screen.getByRole("textbox", { name: "Lowest price" });
  const range = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(range?.textContent).toBe("Prices here: £3 to £210.");
});

test("An empty category says so, and leads to all products", () => {
  renderList({ attributes: {} }, 0);
  expect(screen.getByText("Nothing here at the moment.")).toBeTruthy();
  expect(addresses("All products")).toEqual(["/products"]);
  expect(screen.queryByRole("link", { name: "Clear all" })).toBeNull();
});
