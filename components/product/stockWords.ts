/** Where a shop sets no amount of its own, so few are left that it is worth saying. */
const FEW = 4;

type Stock = {
  readonly stockStatus: string | null | undefined;
  readonly stockQuantity: number | null | undefined;
  readonly lowStockAmount: number | null | undefined;
};

/** What to say of a thing's stock, and how: all is well, few are left, or none can be had now. */
export function stockWords(stock: Stock): { tone: "good" | "warn" | "gone"; words: string } {
  const { stockStatus, stockQuantity, lowStockAmount } = stock;
  if (stockStatus === "OUT_OF_STOCK") return { tone: "gone", words: "Sold out." };
  if (stockStatus === "ON_BACKORDER") {
    return { tone: "warn", words: "On order. We send it on as soon as it is made." };
  }
  const isCounted = typeof stockQuantity === "number" && stockQuantity > 0;
  if (isCounted && stockQuantity <= (lowStockAmount ?? FEW)) {
    return { tone: "warn", words: `${stockQuantity} left.` };
  }
  return { tone: "good", words: "In stock" };
}
