import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "#components/form/FormContext.ts";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";
import { sentFields } from "./knownAddresses.ts";
import type { PricedAddresses } from "./useUpdateCustomer.ts";

/**
 * Restores the form's saved draft and saves what is typed. Text typed into this page before
 * hydration is newer than the draft. Values that the backend knows are not saved: restored later,
 * they would undo a change that was made elsewhere, for example in the account.
 */
export function SavedText(props: {
  isRestored: boolean;
  /** Values that the backend knew when the page was rendered. */
  known: Readonly<Record<string, string>>;
  /** Addresses that this page has sent to the backend since. */
  sent: PricedAddresses;
}) {
  const { isRestored, known, sent } = props;
  const { form, typed } = useFormFacts();
  const values = useSelector(form.store, (state) => state.values as Record<string, unknown>);
  const isReady = useRef(false);

  const restore = useEffectEvent(() => {
    isReady.current = true;
    if (!isRestored) return;
    for (const [name, text] of Object.entries(checkoutDraft(known))) {
      const value: unknown = form.getFieldValue(name);
      if (value === undefined || value === (typed[name] ?? "")) form.setFieldValue(name, text);
    }
  });
  // After the fields' own effects, which restore text typed before hydration.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (!isReady.current) return;
    const typedHere = ([name, value]: [string, unknown]) => value !== (known[name] ?? "");
    const typedValues = Object.fromEntries(Object.entries(values).filter(typedHere));
    saveCheckoutDraft(typedValues, [known, { ...known, ...sentFields(sent) }]);
  }, [values, known, sent]);
  return null;
}
