import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { shopTexts } from "#tests/worlds/fixtures/shopTextsFixture.ts";
import {
  attribute,
  implementing,
  showLamp,
  variation,
} from "#tests/worlds/fixtures/productViewFixture.tsx";

vi.mock("vike-react/usePageContext", () => ({
  usePageContext: () => ({
    urlPathname: "/product/lamp",
    urlParsed: { search: {} },
    shop: { colorAttributes: ["glaze"], texts: shopTexts },
  }),
}));
vi.mock("vike/client/router", () => ({ navigate: () => undefined }));

afterEach(cleanup);

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
  const floor = () => screen.getByRole<HTMLInputElement>("radio", { name: /^Floor/ });
  expect(floor().disabled).toBe(true);
  expect(screen.getByText("Floor isn’t made in Rust. It comes in Oat.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Oat" }));
  expect(floor().disabled).toBe(false);
});

const picture = (id: string) => ({
  __typename: "MediaItem",
  id,
  sourceUrl: `/${id}.jpg`,
  srcSet: null,
  altText: "",
});

/** Shows a product whose values have these pictures; returns the words below each picture. */
function wordsBelowPictures(ids: readonly string[], description = ""): (string | null)[] {
  const values = ids.map((_, place) => `Value ${place}`);
  const amount = attribute("pa_glaze", "Amount", values);
  const nodes = amount.terms.nodes.map((term) => ({ ...term, description }));
  showLamp({
    image: picture("own"),
    attributes: { nodes: [{ ...amount, terms: { nodes } }] },
    defaultAttributes: { nodes: [] },
    variations: {
      nodes: ids.map((id, place) => ({
        ...variation(place, `value ${place}`, "", "£25.00"),
        image: picture(id),
      })),
    },
  });
  const chips = [...screen.getByRole("radiogroup").querySelectorAll("label:has(img)")];
  cleanup();
  return chips.map((chip) => chip.querySelector(":scope > [class*=name]")?.textContent ?? null);
}

test("Values that are pictures have their names below them; colors only if they are few", () => {
  const five = ["a", "b", "c", "d", "e"];
  expect(wordsBelowPictures(five)).toEqual([0, 1, 2, 3, 4].map((place) => `Value ${place}`));
  expect(wordsBelowPictures(["a", "b"], "#a4532a")).toEqual(["Value 0", "Value 1"]);
  expect(wordsBelowPictures(five, "#a4532a")).toEqual(five.map(() => null));
});

test("Values are pictures only if all but one have a picture of their own", () => {
  // WooCommerce gives variations without a picture the product's own.
  expect(wordsBelowPictures(["a", "own", "own", "own", "own"])).toEqual([]);
  expect(wordsBelowPictures(["a", "b", "own", "own"])).toEqual([]);
  expect(wordsBelowPictures(["a", "b", "own"])).toHaveLength(3);
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

test("Delivery is free without a choice if the lowest price reaches the minimum", async () => {
  showLamp({ price: "£92.00 - £210.00", raw: "76.67, 98.33, 175" });
  expect((await screen.findByRole("row", { name: /^Delivered/ })).textContent).toMatch(/Free$/);
  cleanup();
  showLamp({ price: "£52.00 - £210.00", raw: "43.33, 98.33, 175" });
  expect((await screen.findByRole("row", { name: /^Delivered/ })).textContent).toMatch(/£4\.50$/);
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
/** A set of these parts, whose attribute has these values. */
const set = (nodes: ReturnType<typeof part>[], options: string[] = []) => {
  const attributes = { nodes: [{ ...attribute("in", "In the set", []), options }] };
  return {
    ...implementing("GroupProduct"),
    purchasable: false,
    attributes,
    stated: attributes,
    products: { nodes },
  };
};
const total = async () => (await screen.findByText(/, £/, { selector: "output *" })).textContent;

test("A set's total is that of one of each part, and follows the quantities", async () => {
  showLamp(set([part(1, "Candle", "28"), part(2, "Salt", "6.2")]));
  expect(await screen.findByText("Set from £34.20")).toBeTruthy();
  expect(await total()).toBe("Both, £34.20");
  fireEvent.click(screen.getAllByRole("button", { name: "One more" })[1] as HTMLElement);
  expect(await total()).toBe("3 products, £40.40");
  fireEvent.input(screen.getByRole("spinbutton", { name: "Quantity of Candle" }), {
    target: { value: "0" },
  });
  expect(await total()).toBe("2 products, £12.40");
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
});

test("A set begins with the quantities that its attributes state, and is priced by them", async () => {
  const parts = [part(1, "Candle", "28"), part(2, "Salt", "6.2")];
  showLamp(set(parts, ["1 × Candle", "2 × Salt"]));
  expect(await screen.findByText("Set from £40.40")).toBeTruthy();
  const salt = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Salt" });
  expect(salt.value).toBe("2");
  expect(await total()).toBe("All three, £40.40");
  fireEvent.click(screen.getAllByRole("button", { name: "One fewer" })[1] as HTMLElement);
  expect(await total()).toBe("2 products, £34.20");
});

test("A part without a price has no quantity field and is not in the set's total", async () => {
  showLamp(set([part(1, "Candle", "28"), part(2, "Salt", null)]));
  expect(await total()).toBe("1 product, £28.00");
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
