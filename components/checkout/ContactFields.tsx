import { Field } from "#components/form/Field.tsx";
import type { CheckoutField } from "#relay/contract/checkoutFields.ts";
import type { FieldRules } from "#relay/contract/checkoutRules.ts";
import { FormSection } from "./FormSection.tsx";

type ContactFieldsProps = {
  needsShipping: boolean;
  /** Country whose numbering plan applies to a phone number without prefix. */
  phoneCountry: string;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

/** Email and phone fields, each with its purpose. */
export function ContactFields({ needsShipping, phoneCountry, rules }: ContactFieldsProps) {
  return (
    <FormSection title="Who it’s for">
      <Field
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        description={
          needsShipping
            ? "For the receipt and word of the delivery. Nothing else."
            : "For the receipt and what you order. Nothing else."
        }
        rules={rules.email?.rules}
        messages={rules.email?.messages}
      />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        description={
          needsShipping
            ? "For whoever delivers it, should they not find you."
            : "For a question about your order, should there be one."
        }
        messages={rules.phone?.messages}
        rules={[...(rules.phone?.rules ?? []), ["phone", phoneCountry]]}
      />
    </FormSection>
  );
}
