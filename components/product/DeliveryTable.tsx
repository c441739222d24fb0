import { shopTexts } from "#components/layout/shopTexts.ts";
import { DeliveryTime } from "./DeliveryTime.tsx";
import styles from "./DeliveryTable.module.css";

const { delivery } = shopTexts;

type DeliveryTableProps = {
  /** The product's price as a plain number; absent where it is not a single one. */
  price?: string | null | undefined;
  /** True if the product has to be made first: it has no date. */
  isMadeToOrder: boolean;
};

/** Table of delivery options, from the shop's texts. */
export function DeliveryTable({ price, isMadeToOrder }: DeliveryTableProps) {
  const { free } = delivery;
  const isFree = free !== undefined && Number(price) >= Number(free.from);
  const rows = [
    {
      way: delivery.way,
      how: isMadeToOrder ? delivery.howMadeToOrder : <DeliveryTime />,
      price: isFree ? free.price : delivery.price,
    },
    ...(free && !isFree ? [free] : []),
    ...delivery.others,
  ];
  return (
    <table className={styles.ways}>
      <caption className="visually-hidden">Delivery</caption>
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
