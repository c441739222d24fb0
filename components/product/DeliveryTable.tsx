import { shopTexts } from "#components/layout/shopTexts.ts";
import styles from "./DeliveryTable.module.css";

/** Table of the delivery options with their prices, from the shop's texts. */
export function DeliveryTable() {
  return (
    <table className={styles.ways}>
      <caption className="visually-hidden">Delivery</caption>
      <tbody>
        {shopTexts.delivery.map(({ way, how, price }) => (
          <tr key={way}>
            <th scope="row">{way}</th>
            <td>{how}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
