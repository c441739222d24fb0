import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "#components/form/FormContext.ts";
import { saveCheckoutDraft, checkoutDraft } from "./checkoutDraft.ts";

/**
 * Brings back what was typed into the form around before this page was loaded, and keeps what is
 * typed now. What was typed into this page before its script ran is newer than what was kept.
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
  // After the fields’ own effects, which take over what they hold.
  useEffect(() => restore(), []);
  useEffect(() => {
    if (isReady.current) saveCheckoutDraft(values);
  }, [values]);
  return null;
}
