import { useEffect, useState } from "react";
import { shopTexts } from "#components/layout/shopTexts.ts";
import { followDeliveryDates } from "./followDeliveryDates.ts";
import styles from "./DeliveryTable.module.css";

const { delivery } = shopTexts;

/** Returns the dates of an order placed now, calculated in the browser; undefined before that. */
function useDeliveryDates() {
  const [dates, setDates] = useState<string>();
  useEffect(() => followDeliveryDates(setDates), []);
  return dates;
}

/** Duration of a delivery, as a cached page states it; the dates take its space. */
function DeliveryTime() {
  const dates = useDeliveryDates();
  return (
    <span className={styles.time}>
      <span hidden={dates !== undefined}>{delivery.how}</span>
      {dates && <span>{dates}</span>}
    </span>
  );
}

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
