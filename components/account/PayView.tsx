import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { GuestFrame } from "./AccountFrame.tsx";

/** Payment link for an order, for guests who followed the link of an email. */
export function PayView({ id, payAt }: { id: number; payAt: string }) {
  return (
    <GuestFrame
      title="Pay for your order"
      lede={`The payment page shows the total of order ${id} and the ways to pay.`}
    >
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
    </GuestFrame>
  );
}
