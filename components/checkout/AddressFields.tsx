import { Fragment, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import type { RuledFieldProps } from "#components/form/useFormField.ts";
import { formRows } from "#relay/contract/account/addressFormats.ts";
import { normalPostcode } from "#relay/contract/account/normalCodes.ts";
import type { AddressField } from "#relay/contract/account/addressFormats.ts";
import type { AddressPart, AddressType, CheckoutField } from "#relay/contract/order/orderFields.ts";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { namedCountries } from "./countryNames.ts";
import { NormalizedField } from "./NormalizedField.tsx";
import { OptionalFields } from "./OptionalFields.tsx";
import type { CountryState, CountryStates } from "./useCountryStates.ts";
import { t } from "#words/t.ts";
import styles from "./AddressFields.module.css";

// Address fields of checkout and account, in the order of the country's format.

type AddressFieldsProps = {
  kind: AddressType;
  country: string;
  /** Countries to which the shop delivers. */
  countries: readonly string[];
  states: CountryStates;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

const widths: Record<number, string | undefined> = { 2: styles.half, 3: styles.third };

/** Parts that most addresses lack; they are collapsed below the street. */
const rareParts: readonly AddressPart[] = ["company", "address2"];

const isRare = ({ part, isRequired }: AddressField) => !isRequired && rareParts.includes(part);

/** Renders the fields of one address, country first; rare optional ones are collapsed. */
export function AddressFields({ kind, country, countries, states, rules }: AddressFieldsProps) {
  const named = useMemo(() => namedCountries(countries), [countries]);
  // Without the list the state is typed, as the shop may demand one.
  const rows = formRows(country, states.known.length > 0 || states.loading === "error");
  const rare = rows.flat().filter(isRare);
  const [, setState] = useFieldValue(`${kind}_state`);
  const rulesOf = (name: CheckoutField) => ({
    rules: rules[name]?.rules,
    messages: rules[name]?.messages,
  });
  const countryName = `${kind}_country` as const;
  const fieldOf = ({ part, label, isRequired, autoComplete, isNumeric = false }: AddressField) => {
    const name = `${kind}_${part}` as const;
    const field = {
      name,
      label: isRequired ? label : t("form.optional", { label }),
      autoComplete: `${kind} ${autoComplete}`,
      ...rulesOf(name),
    };
    if (part === "state") return <StateField {...field} country={country} states={states} />;
    if (part === "postcode") {
      return (
        <NormalizedField
          {...field}
          {...(isNumeric && { inputMode: "numeric" })}
          normalize={(typed) => normalPostcode(country, typed)}
        />
      );
    }
    return <Field {...field} />;
  };
  // One list, so that fields keep their values if the next country's order differs.
  return (
    <div className={styles.fields}>
      {/* Countries share codes: WC is a part of New Zealand and of South Africa. */}
      <div key="country" className={styles.whole} onChange={() => setState("")}>
        <Field
          name={countryName}
          label={t("address.country")}
          autoComplete={`${kind} country`}
          {...rulesOf(countryName)}
        >
          {(control) => (
            <select {...control}>
              {country === "" && <option value="">{t("cart.chooseCountry")}</option>}
              {named.map(({ code, name }) => (
                // Browser and server may have country names of different versions.
                <option key={code} value={code} suppressHydrationWarning>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {rows.flatMap((row) =>
        row.flatMap((part) => {
          if (isRare(part)) return [];
          const field = (
            <div key={part.part} className={widths[row.length] ?? styles.whole}>
              {fieldOf(part)}
            </div>
          );
          if (part.part !== "address1" || rare.length === 0) return [field];
          return [
            field,
            <div key="rare" className={styles.whole}>
              <OptionalFields
                names={rare.map((rarePart) => `${kind}_${rarePart.part}`)}
                title={t("checkout.rareFields")}
              >
                {rare.map((rarePart) => (
                  <Fragment key={rarePart.part}>{fieldOf(rarePart)}</Fragment>
                ))}
              </OptionalFields>
            </div>,
          ];
        }),
      )}
    </div>
  );
}

type StateFieldProps = RuledFieldProps & { country: string; states: CountryStates };

const isSame = (written: string, name: string) =>
  written.trim().localeCompare(name, undefined, { sensitivity: "base" }) === 0;

/** State, county or prefecture: a select if the backend lists them, otherwise a text field. */
export function StateField({ country, states, ...ruled }: StateFieldProps) {
  const [state, setState] = useFieldValue(ruled.name);
  const { known, loading } = states;
  // React fires no `onBlur` when it removes the focused control: the one in its place takes the focus.
  const [hasFocus, setHasFocus] = useState(false);
  const focus = {
    autoFocus: hasFocus,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };

  // A value of another country is dropped; one typed before the list arrived is matched.
  const takeFrom = useEffectEvent((list: readonly CountryState[]) => {
    if (list.length === 0 || state === "" || list.some(({ code }) => code === state)) return;
    const meant = list.find(({ code, name }) => isSame(state, name) || isSame(state, code));
    setState(meant?.code ?? "");
  });
  useEffect(() => takeFrom(known), [known]);

  if (known.length === 0) {
    return (
      <Field key="written" {...ruled}>
        {(control) => (
          <input {...control} {...focus} aria-busy={loading === "pending" || undefined} />
        )}
      </Field>
    );
  }
  return (
    <Field key={country} {...ruled}>
      {(control) => (
        <select {...control} {...focus}>
          <option value="">{t("cart.chooseState")}</option>
          {known.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
