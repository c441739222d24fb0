import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "#components/form/FormContext.ts";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";

/**
 * Restores the form's saved draft and saves what is typed. Text typed into this page before
 * hydration is newer than the draft.
 */
export function SavedText({ isRestored }: { isRestored: boolean }) {
  const { form, typed } = useFormFacts();
  const values = useSelector(form.store, (state) => state.values as Record<string, unknown>);
  const isReady = useRef(false);

  const restore = useEffectEvent(() => {
    isReady.current = true;
    if (!isRestored) return;
    for (const [name, text] of Object.entries(checkoutDraft())) {
      const held: unknown = form.getFieldValue(name);
      if (held === undefined || held === (typed[name] ?? "")) form.setFieldValue(name, text);
    }
  });
  // After the fields' own effects, which restore text typed before hydration.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (isReady.current) saveCheckoutDraft(values);
  }, [values]);
  return null;
}
