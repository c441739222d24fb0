import { Field } from "#components/form/Field.tsx";
import { FormSection } from "#components/checkout/FormSection.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { Note } from "./Note.tsx";
import styles from "./Account.module.css";

const { findOrder, orderLink } = accountForms;

/** Forms that find a guest's order: by its key, and by an email with its link. */
export function FindOrderView({
  canEmail,
  findsOlder,
}: {
  canEmail: boolean;
  findsOlder: boolean;
}) {
  return (
    <div className={`room ${styles.page}`}>
      <PageHeading title="Find an order">
        <p>{`For an order placed without an account${findsOlder ? "" : ", in the last 30 days"}.`}</p>
      </PageHeading>
      <Note />
      <div className={styles.columns}>
        <FormSection title="With its number and key">
          <AccountForm
            action="/account/find-order"
            name="find-order"
            button="Show my order"
            pendingLabel="Looking"
          >
            <Field name="number" {...findOrder.number} autoComplete="off" />
            <Field
              name="orderKey"
              {...findOrder.orderKey}
              description="It begins with wc_order_. You can paste the whole link from our email."
              autoComplete="off"
            />
          </AccountForm>
        </FormSection>
        {canEmail && (
          <FormSection title="With your email address">
            <AccountForm
              action="/account/order-link"
              name="order-link"
              button="Email me the link"
              pendingLabel="Sending"
              variant="quiet"
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
          </FormSection>
        )}
      </div>
      <p className={styles.after}>
        <a href="/account" rel="external">
          Your account
        </a>
      </p>
    </div>
  );
}
