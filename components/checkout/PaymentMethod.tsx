import { usePageContext } from "vike-react/usePageContext";
import { useHydrated } from "vike-react/useHydrated";
import { RadioField } from "#components/form/RadioField.tsx";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { paymentFieldsOf, paymentInput, rulesOf } from "#relay/contract/order/paymentFields.ts";
import type { PaymentMethods } from "./usePaymentMethods.ts";
import { WordpressCheckoutButton } from "./WordpressCheckout.tsx";
import styles from "./Choice.module.css";

/**
 * Own fields of a payment method, if the merchant declares any, while it is the chosen one; without
 * script, under its title.
 */
function MethodFields(props: { method: string; title: string }) {
  const { method, title } = props;
  const { paymentFields = [] } = usePageContext().shop;
  const isHydrated = useHydrated();
  const [chosen] = useFieldValue("paymentMethod");
  const fields = paymentFieldsOf(paymentFields, method);
  if (fields.length === 0 || (isHydrated && chosen !== method)) return null;
  return (
    <div role="group" aria-label={title} className={styles.fields}>
      {!isHydrated && <p className={styles.name}>{title}</p>}
      {fields.map((field) => (
        <Field
          key={field.name}
          name={paymentInput(method, field)}
          label={field.required ? field.label : `${field.label} (optional)`}
          description={field.description}
          rules={rulesOf(field)}
          autoComplete="off"
        />
      ))}
    </div>
  );
}

/**
 * Payment methods in the shop's order; the shopper chooses, unless there is only one. Each of
 * WordPress's own checkout says so, or they are beside the way to it, if the shop wants that.
 */
export function PaymentMethod(props: { methods: PaymentMethods; rules: FieldRules | undefined }) {
  const { rules } = props;
  const { offered, beside } = props.methods;
  const [only] = offered.length === 1 ? offered : [];
  if (offered.length === 0 && !beside) {
    return (
      <p className={styles.none}>
        We can’t take payments at the moment. Your cart is safe; try again later.
      </p>
    );
  }
  return (
    <div className={styles.group}>
      {offered.length > 0 && (
        <RadioField
          name="paymentMethod"
          label="Payment"
          defaultValue={only?.id}
          rules={rules?.rules}
          messages={rules?.messages}
          options={offered.map(({ id, title, description, isElsewhere }) => ({
            value: id,
            label: (
              <span className={styles.choice}>
                <span>
                  <span className={styles.name}>{title}</span>
                  {description && <span className={styles.description}>{description}</span>}
                  {isElsewhere && (
                    <span className={styles.description}>
                      You pay on the next page, in WordPress. Your cart comes with you.
                    </span>
                  )}
                </span>
              </span>
            ),
          }))}
        />
      )}
      {offered.map(({ id, title }) => (
        <MethodFields key={id} method={id} title={title} />
      ))}
      {beside && (
        <div className={styles.elsewhere}>
          <p>
            <span className={styles.name}>
              {new Intl.ListFormat("en").format(beside) || "Other ways to pay"}
            </span>
            <span className={styles.description}>
              You pay on another page of the shop. Your cart comes with you.
            </span>
          </p>
          <WordpressCheckoutButton variant="quiet">Pay there</WordpressCheckoutButton>
        </div>
      )}
    </div>
  );
}
