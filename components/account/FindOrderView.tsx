import { usePageContext } from "vike-react/usePageContext";
import { Field } from "#components/form/Field.tsx";
import { Accordion } from "#components/ui/Accordion.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";

/**
 * Form that has a guest's order emailed as a link, by its number and email address, and below it the
 * form that opens the order by its key. A backend that emails no links has the second one alone.
 */
export function FindOrderView(props: { canEmail: boolean; findsOlder: boolean }) {
  const { canEmail, findsOlder } = props;
  const { draft, urlParsed } = usePageContext();
  const { orderLink } = accountForms();
  // A link with a wrong key leads here, too.
  const hasTriedKey =
    draft?.account?.form === "find-order" || urlParsed.search["done"] === "unknownOrder";
  return (
    <GuestFrame
      title="Find an order"
      lede={`For an order placed without an account${findsOlder ? "" : ", in the last 30 days"}.${canEmail ? " We’ll email you its link." : ""}`}
    >
      {canEmail ? (
        <>
          <AccountForm
            action="/account/order-link"
            name="order-link"
            button="Email me the link"
            pendingLabel="Sending"
          >
            <Field name="orderNumber" {...orderLink.orderNumber} autoComplete="off" />
            <Field
              name="orderEmail"
              type="email"
              inputMode="email"
              {...orderLink.orderEmail}
              autoComplete="email"
            />
          </AccountForm>
          <Accordion title="I have the order key" isOpen={hasTriedKey}>
            <KeyForm variant="quiet" />
          </Accordion>
        </>
      ) : (
        <KeyForm variant="primary" />
      )}
      <p>
        Ordered with an account? See{" "}
        <a href="/account" rel="external">
          your orders
        </a>
        .
      </p>
    </GuestFrame>
  );
}

function KeyForm({ variant }: { variant: "primary" | "quiet" }) {
  const { findOrder } = accountForms();
  return (
    <AccountForm
      action="/account/find-order"
      name="find-order"
      button="Show my order"
      pendingLabel="Looking"
      variant={variant}
    >
      <Field name="number" {...findOrder.number} autoComplete="off" />
      <Field
        name="orderKey"
        {...findOrder.orderKey}
        description="It begins with wc_order_. You can paste the whole link from our email."
        autoComplete="off"
      />
    </AccountForm>
  );
}
