import { Field } from "#components/form/Field.tsx";
import type { CheckoutField } from "#relay/contract/orderFields.ts";
import type { FieldRules } from "#relay/contract/checkoutRules.ts";
import { FormSection } from "./FormSection.tsx";

type ContactFieldsProps = {
  needsShipping: boolean;
  isPhoneOptional: boolean;
  /** Country whose numbering plan applies to a phone number without prefix. */
  phoneCountry: string;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

/** Email and phone fields, each with its purpose. */
export function ContactFields(props: ContactFieldsProps) {
  const { needsShipping, isPhoneOptional, phoneCountry, rules } = props;
  return (
    <FormSection title="Your details">
      <Field
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        description={
          needsShipping
            ? "For your receipt and delivery updates. Nothing else."
            : "For your receipt and your order. Nothing else."
        }
        rules={rules.email?.rules}
        messages={rules.email?.messages}
      />
      <Field
        name="phone"
        label={isPhoneOptional ? "Phone (optional)" : "Phone"}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        description={
          needsShipping
            ? "In case the courier can’t find you."
            : "In case we have a question about your order."
        }
        messages={rules.phone?.messages}
        rules={[...(rules.phone?.rules ?? []), ["phone", phoneCountry]]}
      />
    </FormSection>
  );
}
