import type { FocusEvent } from "react";
import { Field } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import type { RuledFieldProps } from "#components/form/useFormField.ts";
import { normalPostcode } from "#relay/contract/addressFormats.ts";

type PostcodeFieldProps = RuledFieldProps & {
  country: string;
  isNumeric: boolean;
};

/**
 * Postcode field. On blur it formats the postcode as usual in its country; the server does the
 * same.
 */
export function PostcodeField({ country, isNumeric, ...ruled }: PostcodeFieldProps) {
  const [, setPostcode] = useFieldValue(ruled.name);
  const normalize = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const written = normalPostcode(country, target.value);
    if (written === target.value) return;
    // Also in the control: its debounced text would otherwise replace the field's value.
    target.value = written;
    setPostcode(written);
  };
  return (
    <div onBlur={normalize}>
      <Field {...ruled} {...(isNumeric && { inputMode: "numeric" as const })} />
    </div>
  );
}
