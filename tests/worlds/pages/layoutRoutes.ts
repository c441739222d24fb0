/** One route of each layout that the demonstration shop has. */
export const layoutRoutes = [
  "/",
  "/products",
  "/categories",
  "/category/table?colour=celadon",
  "/product/vesper-lamp",
  "/product/breakfast-set",
  "/search?q=candle",
  "/cart",
  "/checkout",
  "/account",
  "/about",
  "/no/such/page",
];
