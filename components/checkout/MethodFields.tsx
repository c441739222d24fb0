import { usePageContext } from "vike-react/usePageContext";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { useIsHydrated } from "#components/form/useIsHydrated.ts";
import { paymentFieldsOf, paymentInput, rulesOf } from "#relay/contract/order/paymentFields.ts";
import styles from "./Choice.module.css";

/**
 * Own fields of a payment method, if the merchant declares any, while it is the chosen one; without
 * script, under its title.
 */
export function MethodFields(props: { method: string; title: string }) {
  const { method, title } = props;
  const { paymentFields = [] } = usePageContext().shop;
  const isHydrated = useIsHydrated();
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
