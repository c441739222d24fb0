import { useEffect, useEffectEvent } from "react";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import type { RuledFieldProps } from "#components/form/useFormField.ts";
import type { CountryState, CountryStates } from "./useCountryStates.ts";

type StateFieldProps = RuledFieldProps & { country: string; states: CountryStates };

const isSame = (written: string, name: string) =>
  written.trim().localeCompare(name, undefined, { sensitivity: "base" }) === 0;

/** State, county or prefecture: a select if the backend lists them, otherwise a text field. */
export function StateField({ country, states, ...ruled }: StateFieldProps) {
  const [state, setState] = useFieldValue(ruled.name);
  const { known, loading } = states;

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
        {(control) => <input {...control} aria-busy={loading === "pending" || undefined} />}
      </Field>
    );
  }
  return (
    <Field key={country} {...ruled}>
      {(control) => (
        <select {...control}>
          <option value="">Choose one</option>
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
