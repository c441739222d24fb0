import { useEffect, useEffectEvent } from "react";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import type { RuledFieldProps } from "#components/form/useFormField.ts";
import type { CountryState } from "./useCountryStates.ts";

type StateFieldProps = RuledFieldProps & {
  country: string;
  states: readonly CountryState[];
};

/** A state, county or prefecture: chosen where the backend lists them, and written where not. */
export function StateField({ country, states, ...ruled }: StateFieldProps) {
  const [state, setState] = useFieldValue(ruled.name);

  // One of another country is none of this one.
  const leaveForeign = useEffectEvent((known: readonly CountryState[]) => {
    if (known.length > 0 && state !== "" && !known.some(({ code }) => code === state)) {
      setState("");
    }
  });
  useEffect(() => leaveForeign(states), [states]);

  if (states.length === 0) return <Field key="written" {...ruled} />;
  return (
    <Field key={country} {...ruled}>
      {(control) => (
        <select {...control}>
          <option value="">Choose one</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
