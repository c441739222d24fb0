import { useHydrated } from "vike-react/useHydrated";
import { RadioField } from "#components/form/RadioField.tsx";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { paymentInput, rulesOf } from "#relay/contract/order/paymentFields.ts";
import { AdapterFields } from "./payment/AdapterFields.tsx";
import { PaymentMarks } from "./ShopPromises.tsx";
import type { PaymentMethods } from "./usePaymentMethods.ts";
import { WordpressCheckoutButton } from "./WordpressCheckout.tsx";
import { locale } from "#words/language.ts";
import { t } from "#words/t.ts";
import styles from "./Choice.module.css";

/**
 * Own fields of a payment method while it is the chosen one. Without script all that the merchant
 * declares are in the page, and an adapter's method is paid in WordPress.
 */
function MethodFields(props: { of: PaymentMethods["offered"][number]; rawTotal: string }) {
  const { id: method, title, fields, adapter } = props.of;
  const isHydrated = useHydrated();
  const [chosen] = useFieldValue("paymentMethod");
  if (isHydrated && chosen !== method) return null;
  if (adapter) {
    return (
      isHydrated && <AdapterFields {...{ method, title, adapter }} rawTotal={props.rawTotal} />
    );
  }
  return (
    <div role="group" aria-label={title} className={styles.fields}>
      {fields.map((field) => (
        <Field
          key={field.name}
          name={paymentInput(method, field)}
          label={field.required ? field.label : t("form.optional", { label: field.label })}
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
 * WordPress's own checkout says so, or they are beside the way to it, if the shop wants that. The
 * marks of what the shop takes are at the method whose fields are a card's, or else above.
 */
export function PaymentMethod(props: {
  methods: PaymentMethods;
  rules: FieldRules | undefined;
  /** The cart's total, as a raw number. */
  rawTotal: string;
}) {
  const { rules } = props;
  const { offered, beside } = props.methods;
  const card = offered.find(({ adapter }) => adapter?.config.types.includes("card"));
  const [only] = offered.length === 1 ? offered : [];
  if (offered.length === 0 && !beside) {
    return <p className={styles.none}>{t("payment.unavailable")}</p>;
  }
  return (
    <>
      {!card && <PaymentMarks />}
      <div className={styles.group}>
        {offered.length > 0 && (
          <RadioField
            name="paymentMethod"
            label={t("checkout.paymentLabel")}
            defaultValue={only?.id}
            rules={rules?.rules}
            messages={rules?.messages}
            options={offered.map((method) => ({
              value: method.id,
              label: (
                <span className={styles.choice}>
                  {method.title}
                  {method === card && <PaymentMarks isInLabel />}
                  {method.isElsewhere && (
                    <span className={styles.description}>{t("payment.payNext")}</span>
                  )}
                </span>
              ),
              description: method.description,
              fields: method.fields.length > 0 && (
                <MethodFields of={method} rawTotal={props.rawTotal} />
              ),
            }))}
          />
        )}
        {beside && (
          <div className={styles.elsewhere}>
            <p>
              <span className={styles.title}>
                {new Intl.ListFormat(locale()).format(beside) || t("payment.otherWays")}
              </span>
              <span className={styles.description}>{t("payment.payElsewhere")}</span>
            </p>
            <WordpressCheckoutButton variant="quiet">
              {t("payment.payThere")}
            </WordpressCheckoutButton>
          </div>
        )}
      </div>
    </>
  );
}
