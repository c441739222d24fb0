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
  /** The countries that an order may go to. */
  countries: readonly string[];
  states: CountryStates;
  rules: Partial<Record<CheckoutField, FieldRules>>;
};

const widths: Record<number, string | undefined> = { 2: styles.half, 3: styles.third };

/** An address, asked for as it is written in its country; the country comes first. */
export function AddressFields({ kind, country, countries, states, rules }: AddressFieldsProps) {
  const named = useMemo(() => namedCountries(countries), [countries]);
  const { rows } = addressFormat(country);
  const rulesOf = (name: CheckoutField) => ({
    rules: rules[name]?.rules,
    messages: rules[name]?.messages,
  });
  const countryName = `${kind}_country` as const;
  // One list, so that what is typed stays in its field where the next country has another order.
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
                // Browsers and servers know countries by names of different years.
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
            label: isRequired ? label : `${label} (if any)`,
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
