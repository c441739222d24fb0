import type { FocusEvent } from "react";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import type { RuledFieldProps } from "#components/form/useFormField.ts";
import { normalPostcode } from "#relay/contract/addressFormats.ts";

type PostcodeFieldProps = RuledFieldProps & {
  country: string;
  isNumeric: boolean;
};

/** Postcode; once it is left, it is written as usual in its country. The server does so, too. */
export function PostcodeField({ country, isNumeric, ...ruled }: PostcodeFieldProps) {
  const [, setPostcode] = useFieldValue(ruled.name);
  const normalize = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const written = normalPostcode(country, target.value);
    if (written === target.value) return;
    // The control, too: its debounced text would replace the field's value.
    target.value = written;
    setPostcode(written);
  };
  return (
    <div onBlur={normalize}>
      <Field {...ruled} {...(isNumeric && { inputMode: "numeric" as const })} />
    </div>
  );
}
