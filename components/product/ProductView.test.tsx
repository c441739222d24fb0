import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import query from "#__generated__/ProductPageQuery.graphql.ts";
import type { ProductPageQuery } from "#__generated__/ProductPageQuery.graphql.ts";
import { ProductView } from "./ProductView.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({ urlPathname: "/product/lamp", urlParsed: { search: {} }, shop: {} }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

afterEach(cleanup);

const INTERFACES = [
  "ProductUnion",
  "ProductWithPricing",
  "ProductWithAttributes",
  "ProductWithVariations",
  "InventoriedProduct",
];
const implementing = (typename: string) => ({
  __typename: typename,
  ...Object.fromEntries(INTERFACES.map((name) => [`__is${name}`, typename])),
});

const attribute = (name: string, label: string, terms: string[]) => ({
  __typename: "GlobalProductAttribute",
  id: name,
  name,
  label,
  options: terms.map((term) => term.toLowerCase()),
  variation: true,
  visible: true,
  terms: {
    nodes: terms.map((term) => ({
      __typename: "PaTerm",
      id: `${name} ${term}`,
      slug: term.toLowerCase(),
      name: term,
      description: "",
    })),
  },
});

const variation = (databaseId: number, glaze: string, size: string, price: string) => ({
  ...implementing("SimpleProductVariation"),
  id: `variation ${databaseId}`,
  databaseId,
  price,
  regularPrice: price,
  onSale: false,
  stockStatus: "IN_STOCK",
  stockQuantity: 2,
  lowStockAmount: null,
  image: null,
  attributes: {
    nodes: [
      { id: `${databaseId} glaze`, name: "pa_glaze", value: glaze },
      { id: `${databaseId} size`, name: "pa_size", value: size },
    ],
  },
});

const lamp = {
  ...implementing("VariableProduct"),
  id: "lamp",
  databaseId: 7,
  name: "Vesper lamp &amp; shade",
  onSale: false,
  price: "£92.00 – £210.00",
  description: "<p>A lamp.</p>",
  reviewCount: 0,
  attributes: {
    nodes: [
      attribute("pa_glaze", "Glaze", ["Rust", "Oat"]),
      attribute("pa_size", "Size", ["Table", "Floor"]),
    ],
  },
  defaultAttributes: { nodes: [{ id: "default", name: "pa_glaze", value: "rust" }] },
  variations: {
    nodes: [
      variation(1, "rust", "table", "£118.00"),
      variation(2, "oat", "table", "£92.00"),
      variation(3, "oat", "floor", "£210.00"),
    ],
  },
  galleryImages: { nodes: [] },
  upsell: { nodes: [] },
  related: { nodes: [] },
  reviews: { edges: [] },
};

function Page() {
  const { product } = useLazyLoadQuery<ProductPageQuery>(
    query,
    { slug: "lamp" },
    { fetchPolicy: "store-only" },
  );
  return product && <ProductView product={product} />;
}

function showLamp(changed: object = {}) {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error("No network.")))),
    store: new Store(new RecordSource()),
    treatMissingFieldsAsNull: true,
  });
  const operation = createOperationDescriptor(getRequest(query), { slug: "lamp" });
  environment.commitPayload(operation, { product: { ...lamp, ...changed } });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Page />
    </RelayEnvironmentProvider>,
  );
}

const price = () => screen.getByText(/^£/, { selector: "p[aria-live] *" }).textContent;

test("ProductView shows a price range, and the variation's price and stock once chosen", () => {
  showLamp();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Vesper lamp & shade");
  expect(price()).toBe("£92.00 – £210.00");
  fireEvent.click(screen.getByRole("radio", { name: "Table" }));
  expect(price()).toBe("£118.00");
  expect(screen.getByText("2 left.")).toBeTruthy();
});

test("ProductView disables a size not made in the chosen glaze and enables it with another", () => {
  showLamp();
  const floor = () => screen.getByRole<HTMLInputElement>("radio", { name: "Floor" });
  expect(floor().disabled).toBe(true);
  expect(screen.getByText("Floor isn’t made in Rust. It comes in Oat.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Oat" }));
  expect(floor().disabled).toBe(false);
});

test("ProductView lists attributes by the names of their terms", () => {
  showLamp();
  const row = screen.getByRole("row", { name: /Glaze/ });
  expect(within(row).getByRole("cell").textContent).toBe("Rust, Oat");
});

test("The share button copies the address of the choice and confirms it", async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as Clipboard);
  showLamp();
  fireEvent.click(screen.getByRole("radio", { name: "Table" }));
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Link copied.")).toBeTruthy();
  expect(copied).toEqual([location.href]);
  expect(copied[0]).toContain("?glaze=rust&size=table");
  vi.restoreAllMocks();
});

test("The sale badge states the amount saved on the chosen variation", () => {
  const reduced = { ...variation(4, "rust", "floor", "£104.50"), regularPrice: "£148.00" };
  const other = { ...variation(5, "oat", "table", "£9.00"), regularPrice: "£10.00", onSale: true };
  showLamp({ onSale: true, variations: { nodes: [{ ...reduced, onSale: true }, other] } });
  expect(screen.getByText("Save up to £43.50")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Floor" }));
  expect(screen.getByText("Save £43.50")).toBeTruthy();
});

const part = (databaseId: number, name: string, raw: string | null) => ({
  ...implementing("SimpleProduct"),
  id: name,
  databaseId,
  slug: name.toLowerCase(),
  name,
  type: "SIMPLE",
  onSale: false,
  purchasable: raw !== null,
  price: raw && `£${Number(raw).toFixed(2)}`,
  raw,
  stockStatus: "IN_STOCK",
  stockQuantity: 9,
});
const set = (...nodes: ReturnType<typeof part>[]) => ({
  ...implementing("GroupProduct"),
  purchasable: false,
  products: { nodes },
});
const total = async () => (await screen.findByText(/, £/, { selector: "output *" })).textContent;

test("A set's total is that of one of each part, and follows the quantities", async () => {
  showLamp(set(part(1, "Candle", "28"), part(2, "Salt", "6.2")));
  expect(await screen.findByText("Set from £34.20")).toBeTruthy();
  expect(await total()).toBe("Both, £34.20");
  fireEvent.click(screen.getAllByRole("button", { name: "One more" })[1] as HTMLElement);
  expect(await total()).toBe("3 things, £40.40");
  fireEvent.input(screen.getByRole("spinbutton", { name: "Quantity of Candle" }), {
    target: { value: "0" },
  });
  expect(await total()).toBe("2 things, £12.40");
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
});

test("A part without a price has no quantity field and is not in the set's total", async () => {
  showLamp(set(part(1, "Candle", "28"), part(2, "Salt", null)));
  expect(await total()).toBe("1 thing, £28.00");
  expect(screen.getAllByRole("spinbutton")).toHaveLength(1);
  expect(screen.queryByText(/Set from/)).toBeNull();
});

const simple = (changed: object) => ({
  ...implementing("SimpleProduct"),
  variations: null,
  ...changed,
});

test("A product without a price has no add button, and a free product can be bought", () => {
  const unpriced = { price: null, regularPrice: null, stockStatus: "IN_STOCK" };
  showLamp(simple({ ...unpriced, purchasable: false }));
  expect(screen.getByText("Not for sale at the moment.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  expect(screen.queryByText("In stock")).toBeNull();
  cleanup();
  showLamp(simple({ ...unpriced, purchasable: true }));
  expect(screen.getByText("Free", { selector: "p[aria-live] *" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
});
