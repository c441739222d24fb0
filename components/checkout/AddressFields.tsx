import { useMemo } from "react";
import { Field } from "#components/form/Field.tsx";
import { addressFormat } from "#relay/contract/addressFormats.ts";
import type { AddressType, CheckoutField } from "#relay/contract/checkoutFields.ts";
import type { FieldRules } from "#relay/contract/checkoutRules.ts";
import { namedCountries } from "./countryNames.ts";
import { StateField } from "./StateField.tsx";
import type { CountryStates } from "./useCountryStates.ts";
import styles from "./AddressFields.module.css";

type AddressFieldsProps = {
  kind: AddressType;
  country: string;
  /** Countries to which the shop delivers. */
  countries: readonly string[];
  states: CountryStates;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

const widths: Record<number, string | undefined> = { 2: styles.half, 3: styles.third };

/** Address fields in the order of the country's format, country first. */
export function AddressFields({ kind, country, countries, states, rules }: AddressFieldsProps) {
  const named = useMemo(() => namedCountries(countries), [countries]);
  const { rows } = addressFormat(country);
  const rulesOf = (name: CheckoutField) => ({
    rules: rules[name]?.rules,
    messages: rules[name]?.messages,
  });
  const countryName = `${kind}_country` as const;
  // One list, so that fields keep their values if the next country's order differs.
  return (
    <div className={styles.fields}>
      <div key="country" className={styles.whole}>
        <Field
          name={countryName}
          label="Country"
          autoComplete={`${kind} country`}
          {...rulesOf(countryName)}
        >
          {(control) => (
            <select {...control}>
              {country === "" && <option value="">Choose a country</option>}
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
        row.map(({ part, label, isRequired, autoComplete, isNumeric }) => {
          const name = `${kind}_${part}` as const;
          const field = {
            name,
            label: isRequired ? label : `${label} (optional)`,
            autoComplete: `${kind} ${autoComplete}`,
            ...rulesOf(name),
          };
          return (
            <div key={part} className={widths[row.length] ?? styles.whole}>
              {part === "state" ? (
                <StateField {...field} country={country} states={states} />
              ) : (
                <Field {...field} {...(isNumeric && { inputMode: "numeric" as const })} />
              )}
            </div>
          );
        }),
      )}
    </div>
  );
}
