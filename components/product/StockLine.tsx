import { graphql, useFragment } from "react-relay";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import type { StockLine_stock$key } from "#__generated__/StockLine_stock.graphql.ts";
import { t } from "#words/t.ts";
import styles from "./StockLine.module.css";

/** Low-stock amount for shops that set none. */
const DEFAULT_LOW_STOCK = 4;

type Stock = {
  readonly stockStatus: string | null | undefined;
  readonly stockQuantity: number | null | undefined;
  readonly lowStockAmount: number | null | undefined;
  readonly backordersAllowed?: boolean | null | undefined;
};

/**
 * Returns the text for a product's stock, and its tone: in stock, low, or out of stock.
 * @param backorder the shop's own text for a product that can be ordered though there is none
 */
export function stockLabel(
  stock: Stock,
  backorder?: string,
): { tone: "good" | "warn" | "gone"; text: string } {
  const { stockStatus, stockQuantity, lowStockAmount, backordersAllowed } = stock;
  if (stockStatus === "OUT_OF_STOCK") return { tone: "gone", text: t("product.noneLeft") };
  if (stockStatus === "ON_BACKORDER") {
    return { tone: "warn", text: backorder || t("product.onBackorder") };
  }
  const isCounted = typeof stockQuantity === "number" && stockQuantity > 0;
  if (isCounted && stockQuantity <= (lowStockAmount ?? DEFAULT_LOW_STOCK)) {
    const left = { count: stockQuantity };
    return {
      tone: "warn",
      text: backordersAllowed ? t("product.leftAndMore", left) : t("product.left", left),
    };
  }
  // Without a stock status nothing is stated.
  return { tone: "good", text: stockStatus ? t("product.inStock") : "" };
}

const stockFragment = graphql`
  fragment StockLine_stock on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    backordersAllowed
  }
`;

/**
 * Stock status of a product, with the quantity when it is low. "Sold out", which the form's button
 * says, is announced only.
 */
export function StockLine(props: { stock: StockLine_stock$key }) {
  const stock = useFragment(stockFragment, props.stock);
  const { stockStatus, stockQuantity, lowStockAmount, backordersAllowed } = stock;
  const { backorder } = useShopTexts();
  const { tone, text } = stockLabel(
    { stockStatus, stockQuantity, lowStockAmount, backordersAllowed },
    backorder,
  );
  return (
    <p
      className={tone === "gone" ? "visually-hidden" : `${styles.stock} ${styles[tone]}`}
      aria-live="polite"
    >
      {text}
    </p>
  );
}

/** Stock status on a card, without the quantity; nothing if it is sold out, as a ticket says so. */
export function StockText(props: { status: string | null | undefined }) {
  const { backorder } = useShopTexts();
  const stock = { stockStatus: props.status, stockQuantity: null, lowStockAmount: null };
  const { tone, text } = stockLabel(stock, backorder);
  if (tone === "gone" || !text) return null;
  return (
    <p data-part="card.stock" className={`${styles.stock} ${styles[tone]}`}>
      {text}
    </p>
  );
}
