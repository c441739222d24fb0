/** Header of a page's HTML: with the category nav, reduced for the checkout, or full without either. */
export function headerIn(html: string): "categories" | "checkout" | "full" | undefined {
  const header = /<header.*?(?=<main)/s.exec(html)?.[0];
  if (header?.match(/aria-label="(Departments|Categories)"/)) return "categories";
  if (header?.includes(">Back to cart</a>")) return "checkout";
  return header?.includes('href="/account"') ? "full" : undefined;
}
