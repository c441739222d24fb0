import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<a href="/cart" aria-label="Cart, empty"><span data-cart-count hidden></span></a>`;
  // The script waits for the load event, and then imports the page's entry.
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});

/** Runs the boot script with a stored cart; returns the cart link's label and visible count. */
async function bootWith(stored: string): Promise<[string | null | undefined, string | null]> {
  localStorage.setItem("vitrine.cart", stored);
  vi.resetModules();
  await import("./boot.ts");
  const count = document.querySelector<HTMLElement>("[data-cart-count]");
  const text = count && !count.hidden ? count.textContent : null;
  return [document.querySelector("a")?.getAttribute("aria-label"), text];
}

test.each([
  [1, "Cart, 1 item"],
  [12, "Cart, 12 items"],
])("The boot script shows the %d units of the saved cart", async (count, name) => {
  const stored = JSON.stringify({ version: 1, count, data: { cart: null } });
  expect(await bootWith(stored)).toEqual([name, String(count)]);
});

test.each([
  ["invalid JSON", "{not json"],
  ["empty text", ""],
  ["null", "null"],
  ["a number", "7"],
  ["another version", '{"version":999,"count":3}'],
  ["a count that is not a number", '{"version":1,"count":"<b>9</b>"}'],
  ["a negative count", '{"version":1,"count":-1}'],
  ["a __proto__ property", '{"version":1,"__proto__":{"count":1}}'],
  ["deeply nested data", `{"version":1,"data":{"cart":${"[".repeat(5000)}${"]".repeat(5000)}}}`],
])(
  "The boot script shows no count, and does not fail, for a saved cart with %s",
  async (_, text) => {
    expect(await bootWith(text)).toEqual(["Cart, empty", null]);
  },
);
