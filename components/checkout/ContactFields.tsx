import { graphql, useFragment } from "react-relay";
import type { ContactFields_query$key } from "#__generated__/ContactFields_query.graphql.ts";
import { Field } from "#components/form/Field.tsx";
import { useShopTexts } from "#components/page/useShopTexts.ts";
import { normalPhone } from "#relay/contract/account/normalPhone.ts";
import type { CheckoutField } from "#relay/contract/order/orderFields.ts";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { FormSection } from "./FormSection.tsx";
import { NormalizedField } from "./NormalizedField.tsx";
import { t } from "#words/t.ts";
import { isCollected } from "#relay/contract/cart/isCollected.ts";
import { localePath } from "#words/localePath.ts";

// Contact section of the checkout form: email, phone, and a sign-in link for guests.

const queryFragment = graphql`
  fragment ContactFields_query on RootQuery {
    customer {
      databaseId
    }
  }
`;

type ContactFieldsProps = {
  query: ContactFields_query$key;
  needsShipping: boolean;
  /** Ids of the chosen delivery rates. */
  chosen: readonly (string | null | undefined)[];
  isPhoneOptional: boolean;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

/** Renders both fields, each with its purpose as a description. */
export function ContactFields(props: ContactFieldsProps) {
  const { needsShipping, chosen, isPhoneOptional, rules } = props;
  const { customer } = useFragment(queryFragment, props.query);
  const { emailUse = "" } = useShopTexts();
  const isGuest = customer != null && customer.databaseId == null;
  const purpose = needsShipping ? t("checkout.emailForDelivery") : t("checkout.emailForOrder");
  const isSent = needsShipping && !isCollected(chosen);
  return (
    <FormSection title={t("checkout.contact")} part="checkout.contact">
      {isGuest && (
        <p>
          {t("checkout.haveAccount")}{" "}
          <a href={localePath("/account?return=/checkout")}>{t("account.signIn")}</a>
        </p>
      )}
      <Field
        name="email"
        label={t("address.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        description={`${purpose} ${emailUse}`.trim()}
        rules={rules.email?.rules}
        messages={rules.email?.messages}
      />
      <NormalizedField
        name="phone"
        label={
          isPhoneOptional ? t("form.optional", { label: t("address.phone") }) : t("address.phone")
        }
        type="tel"
        normalize={normalPhone}
        inputMode="tel"
        autoComplete="tel"
        description={isSent ? t("checkout.phoneForDelivery") : t("checkout.phoneForOrder")}
        rules={rules.phone?.rules}
        messages={rules.phone?.messages}
      />
    </FormSection>
  );
}
