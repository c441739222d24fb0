import { graphql, useFragment } from "react-relay";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import type { StockLine_stock$key } from "#__generated__/StockLine_stock.graphql.ts";
import { stockLabel } from "./stockLabel.ts";
import styles from "./StockLine.module.css";

const stockFragment = graphql`
  fragment StockLine_stock on InventoriedProduct {
    stockStatus
    stockQuantity
    lowStockAmount
    backordersAllowed
  }
`;

/** Stock status of a product, with the quantity when it is low. */
export function StockLine(props: { stock: StockLine_stock$key }) {
  const stock = useFragment(stockFragment, props.stock);
  const { stockStatus, stockQuantity, lowStockAmount, backordersAllowed } = stock;
  const { backorder } = useShopTexts();
  const { tone, text } = stockLabel(
    { stockStatus, stockQuantity, lowStockAmount, backordersAllowed },
    backorder,
  );
  return (
    <p className={`${styles.stock} ${styles[tone]}`} aria-live="polite">
      {text}
    </p>
  );
}
