import { usePageContext } from "vike-react/usePageContext";
import { AddressFields } from "#components/checkout/AddressFields.tsx";
import { NormalizedField } from "#components/checkout/NormalizedField.tsx";
import { FormSection } from "#components/checkout/FormSection.tsx";
import { useCountryStates } from "#components/checkout/useCountryStates.ts";
import { useFormValues } from "#components/checkout/useFormValues.ts";
import { addressDemands } from "#relay/contract/account/addressFormats.ts";
import { normalPhone } from "#relay/contract/account/normalPhone.ts";
import { accountAddressRules } from "#relay/contract/order/checkoutRules.ts";
import type { AddressType } from "#relay/contract/order/orderFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { t } from "#words/t.ts";
import styles from "./Account.module.css";

type AddressesProps = {
  customer: string;
  countries: readonly string[];
  typed: Readonly<Record<string, string>>;
};

/** Delivery and billing address forms of the account; the checkout is prefilled with them. */
export function AddressesView(props: AddressesProps) {
  const titles = { shipping: t("account.deliveryAddress"), billing: t("account.billingAddress") };
  return (
    <>
      <h1>{t("account.addressesTitle")}</h1>
      <p>{t("account.addressesNote")}</p>
      <div className={styles.columns}>
        {(["shipping", "billing"] as const).map((kind) => (
          <FormSection key={kind} title={titles[kind]}>
            <AddressForm kind={kind} {...props} />
          </FormSection>
        ))}
      </div>
    </>
  );
}

function AddressForm(props: AddressesProps & { kind: AddressType }) {
  const { kind, customer, countries, typed } = props;
  const own = Object.entries(typed).filter(([name]) => name.startsWith(kind));
  const phone = kind === "billing" ? { phone: typed["billing_phone"] ?? "" } : {};
  return (
    <AccountForm
      action="/account/addresses"
      name={kind}
      hidden={{ kind, customer }}
      savedAt="/account/addresses?done=saved"
      typed={{ ...Object.fromEntries(own), ...phone }}
      button={
        kind === "billing" ? t("account.saveBillingAddress") : t("account.saveDeliveryAddress")
      }
      pendingLabel={t("account.saving")}
    >
      <Fields kind={kind} countries={countries} />
    </AccountForm>
  );
}

function Fields({ kind, countries }: { kind: AddressType; countries: readonly string[] }) {
  const name = `${kind}_country` as const;
  const held = useFormValues([name])[name];
  const country = countries.includes(held) ? held : "";
  const states = useCountryStates(country);
  const { isPhoneOptional = false } = usePageContext().shop;
  const rules = accountAddressRules(kind, country, {
    isPhoneOptional,
    demandsOf: addressDemands,
    statesOf: () => states.known.map(({ code }) => code),
  });
  return (
    <>
      <AddressFields {...{ kind, country, countries, states, rules }} />
      {kind === "billing" && (
        <NormalizedField
          name="phone"
          label={
            isPhoneOptional ? t("form.optional", { label: t("address.phone") }) : t("address.phone")
          }
          type="tel"
          normalize={normalPhone}
          inputMode="tel"
          autoComplete="billing tel"
          rules={rules.phone?.rules}
          messages={rules.phone?.messages}
        />
      )}
    </>
  );
}
