// Shoppers of the benchmarks, each with the same products in the cart.

/** Slugs of the products in each cart. */
const LINES = ["ember-candle", "sea-salt", "well-carafe", "oven-glove"];

/** Returns the ids of the products in each cart. */
export async function productIds(url: string): Promise<string[]> {
  const pages = await Promise.all(
    LINES.map(async (slug) => (await fetch(`${url}/product/${slug}`)).text()),
  );
  return pages.map((page) => /name="productId"[^>]*value="(\d+)"/.exec(page)?.[1] ?? "");
}

/** Returns a new shopper's cookie, with one unit of each product in the cart. */
async function shopperWith(url: string, ids: readonly string[]): Promise<string> {
  let cookie = "";
  for (const productId of ids) {
    const added = await fetch(`${url}/cart/items`, {
      method: "POST",
      headers: { cookie, origin: url },
      body: new URLSearchParams({ productId, quantity: "1" }),
      redirect: "manual",
    });
    cookie = added.headers.get("set-cookie")?.split(";", 1)[0] ?? cookie;
  }
  return cookie;
}

/** Returns the cookies of new shoppers, each with four lines in the cart. */
export async function fillCarts(url: string, shoppers: number): Promise<string[]> {
  const ids = await productIds(url);
  const cookies: string[] = [];
  for (let shopper = 0; shopper < shoppers; shopper += 1) cookies.push(await shopperWith(url, ids));
  return cookies;
}

/** True for a page that is complete and names each product of these carts. */
export const showsLines = (html: string): boolean =>
  html.endsWith("</html>") && LINES.every((slug) => html.includes(`"/product/${slug}"`));
