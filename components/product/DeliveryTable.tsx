import { useShopTexts } from "#components/page/useShopTexts.ts";
import { DeliveryTime } from "./DeliveryTime.tsx";
import { t } from "#words/t.ts";
import styles from "./DeliveryTable.module.css";

// Delivery options of a product page with durations and prices, from the shop's texts.

type DeliveryTableProps = {
  /** Price of the product, the lowest of a range, or of the chosen parts of a set. */
  price: number;
  /** True if the product has to be made first: it has no date. */
  isMadeToOrder: boolean;
};

/**
 * Renders the table, unless the shop states no delivery; it is free if `price` reaches the shop's
 * minimum.
 */
export function DeliveryTable({ price, isMadeToOrder }: DeliveryTableProps) {
  const { delivery } = useShopTexts();
  if (!delivery) return null;
  const { free } = delivery;
  // A sum of decimal numbers may be a little less.
  const isFree = free !== undefined && price + 0.0001 >= Number(free.from);
  const rows = [
    {
      way: delivery.way,
      how: isMadeToOrder ? delivery.howMadeToOrder : <DeliveryTime delivery={delivery} />,
      price: isFree ? free.price : delivery.price,
    },
    ...(free && !isFree ? [free] : []),
    ...delivery.others,
  ];
  return (
    <table className={styles.ways}>
      <caption className="visually-hidden">{t("product.deliveryTable")}</caption>
      <tbody>
        {rows.map(({ way, how, price: cost }) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td>{how}</td>
            <td>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
