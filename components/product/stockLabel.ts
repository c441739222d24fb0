/** Low-stock amount for shops that set none. */
const FEW = 4;

type Stock = {
  readonly stockStatus: string | null | undefined;
  readonly stockQuantity: number | null | undefined;
  readonly lowStockAmount: number | null | undefined;
  readonly backordersAllowed?: boolean | null | undefined;
};

/** Returns the text for a product's stock, and its tone: in stock, low, or out of stock. */
export function stockLabel(stock: Stock): { tone: "good" | "warn" | "gone"; words: string } {
  const { stockStatus, stockQuantity, lowStockAmount, backordersAllowed } = stock;
  if (stockStatus === "OUT_OF_STOCK") return { tone: "gone", words: "Sold out." };
  if (stockStatus === "ON_BACKORDER") {
    return { tone: "warn", words: "Can be backordered. We send it when it is in again." };
  }
  const more = backordersAllowed ? " More can be backordered." : "";
  const isCounted = typeof stockQuantity === "number" && stockQuantity > 0;
  if (isCounted && stockQuantity <= (lowStockAmount ?? FEW)) {
    return { tone: "warn", words: `${stockQuantity} left.${more}` };
  }
  // Without a stock status nothing is stated.
  return { tone: "good", words: stockStatus ? "In stock" : "" };
}
