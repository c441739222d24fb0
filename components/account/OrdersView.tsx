import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import { pictureSizes } from "#components/product/pictureSizes.ts";
import type { ListedOrder } from "#relay/contract/account/accountData.ts";
import { UnavailableList } from "./UnavailableList.tsx";
import styles from "./Account.module.css";

/** The customer's order list, latest first, one page at a time. */
export function OrdersView(props: {
  /** Null if they could not be read. */
  orders: readonly ListedOrder[] | null;
  older: string | undefined;
}) {
  const { orders, older } = props;
  return (
    <>
      <h1>Your orders</h1>
      {!orders && <UnavailableList name="orders" href="/account" />}
      {orders?.length === 0 && (
        <>
          <p>No orders here yet.</p>
          <div>
            <ButtonLink href="/products" variant="quiet">
              See everything
            </ButtonLink>
          </div>
        </>
      )}
      <ul className={styles.orders}>
        {orders?.map(({ id, number, placedAt, status, total, pictures }) => (
          <li key={id}>
            <span className={styles.pictures}>
              {pictures.map(({ sourceUrl, srcSet }, at) => (
                <img
                  key={at}
                  src={sourceUrl}
                  srcSet={srcSet}
                  sizes={pictureSizes.orderRow}
                  alt=""
                  width={64}
                  height={80}
                  loading="lazy"
                />
              ))}
            </span>
            <a href={`/account/orders/${id}`} rel="external">{`Order ${number}`}</a>
            <span>{dateText(placedAt)}</span>
            <span>{status}</span>
            <span className={styles.amount}>{total}</span>
          </li>
        ))}
      </ul>
      {older && (
        <p>
          <a
            className={styles.link}
            rel="external"
            href={`/account?${new URLSearchParams({ after: older })}`}
          >
            Older orders
          </a>
        </p>
      )}
      <p>
        Ordered without an account?{" "}
        <a rel="external" href="/account/find-order">
          Find an order
        </a>
      </p>
    </>
  );
}
