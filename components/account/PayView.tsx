import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import styles from "./Account.module.css";

/** Payment link for an order, for guests who followed the link of an email. */
export function PayView({ id, payAt }: { id: number; payAt: string }) {
  return (
    <div className={`room ${styles.narrow}`}>
      <PageHeading title="Pay for your order">
        <p>{`The payment page shows the total of order ${id} and the ways to pay.`}</p>
      </PageHeading>
      <div>
        <ButtonLink href={payAt} rel="external">
          Go to payment
        </ButtonLink>
      </div>
      <p>
        If you have an account,{" "}
        <a href={`/account/orders/${id}`} rel="external">
          see the order in it
        </a>
        .
      </p>
    </div>
  );
}
