import { OrderPicture } from "#components/checkout/OrderPicture.tsx";
import { dateText } from "#components/ui/shopDate.ts";
import type { ListedOrder } from "#relay/contract/account/accountData.ts";
import { OrderProgress } from "./OrderProgress.tsx";
import { EmptyList, UnavailableList } from "./UnavailableList.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
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
      <h1>{t("account.ordersTitle")}</h1>
      {!orders && <UnavailableList name="orders" href="/account" />}
      {orders?.length === 0 && (
        <EmptyList title={t("account.noOrders")} text={t("account.noOrdersNote")} />
      )}
      <ul className={styles.orders}>
        {orders?.map((order) => (
          <li key={order.id} className={styles.panel}>
            <div className={styles.head}>
              <h2>
                <a href={localePath(`/account/orders/${order.id}`)} rel="external">
                  {t("order.numbered", { number: order.number })}
                </a>
              </h2>
              <span>{dateText(order.placedAt)}</span>
              <span className={styles.amount}>{order.total}</span>
            </div>
            <OrderProgress order={order} />
            {order.pictures.length > 0 && (
              <div className={styles.pictures}>
                {order.pictures.map(({ name, ...picture }, at) => (
                  <OrderPicture key={at} picture={picture} alt={name} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {older && (
        <p>
          <a
            className={styles.link}
            rel="external"
            href={localePath(`/account?${new URLSearchParams({ after: older })}`)}
          >
            {t("account.olderOrders")}
          </a>
        </p>
      )}
      <p>
        {t("account.orderedAsGuest")}{" "}
        <a rel="external" href={localePath("/account/find-order")}>
          {t("footer.findOrder")}
        </a>
      </p>
    </>
  );
}
