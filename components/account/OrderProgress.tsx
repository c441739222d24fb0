import { dateText } from "#components/ui/shopDate.ts";
import type { OrderHead } from "#relay/contract/account/accountData.ts";
import { t } from "#words/t.ts";
import styles from "./Account.module.css";

type OrderProgressProps = { order: Pick<OrderHead, "steps" | "status"> };

/** Steps of an order, those made with their dates, and its status as a sentence. */
export function OrderProgress({ order: { steps, status } }: OrderProgressProps) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ name, state, at }) => (
          <li
            key={name}
            className={styles[state]}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span>{name}</span>
            {state === "next" && <span className="visually-hidden"> {t("order.stepToCome")}</span>}
            {at && <time dateTime={at}>{dateText(at)}</time>}
          </li>
        ))}
      </ol>
      <p>{status}</p>
    </>
  );
}
