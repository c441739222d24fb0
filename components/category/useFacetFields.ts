import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Facets } from "#relay/contract/page/facets.ts";

// Synchronization of a facet form's fields with the listing's URL.

type AmountField = HTMLInputElement & { name: "price-min" | "price-max" };

const isAmount = (field: HTMLInputElement): field is AmountField =>
  field.name === "price-min" || field.name === "price-max";

/** True if a field's value is complete; an amount being typed is not. */
const isChosen = (field: HTMLInputElement) =>
  field.checked !== field.defaultChecked ||
  (isAmount(field) && field.value !== field.defaultValue && field !== document.activeElement);

/**
 * Returns the form's ref. Its fields follow the URL, and a choice is submitted at once. Text being
 * typed stays, and so do choices made since the last response. `shown` changes with the state that
 * the form is rendered for, `latest` with that of the list beside it, which is rendered before the
 * form.
 */
export function useFacetFields(facets: Facets, shown: unknown, latest: RefObject<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<unknown>(undefined);
  const chosenAt = useRef<unknown>(undefined);
  const [unsent] = useState(() => new Set<EventTarget | null>());

  const follow = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (before.current !== undefined) {
      // A response that arrived before a choice does not undo it.
      if (chosenAt.current === shown) return;
      const amounts = { "price-min": facets.minPrice, "price-max": facets.maxPrice };
      // The URL determines the choices, by whichever way the shopper got there.
      for (const field of fields.filter((one) => !unsent.has(one))) {
        field.checked = field.defaultChecked;
        // React does not update the default value of a focused field.
        if (isAmount(field)) field.value = `${amounts[field.name] ?? ""}`;
      }
    } else if (fields.some(isChosen)) {
      // The shopper may have chosen before hydration.
      form.current?.requestSubmit();
    }
  });
  useEffect(() => {
    follow();
    before.current = shown;
  }, [shown]);

  useEffect(() => {
    const element = form.current;
    const note = ({ target }: Event) => unsent.add(target);
    const noteChoice = () => {
      unsent.clear();
      chosenAt.current = latest.current;
    };
    const submit = () => element?.requestSubmit();
    element?.addEventListener("input", note);
    element?.addEventListener("submit", noteChoice);
    // Native change event: for an amount it fires once the shopper has finished editing.
    element?.addEventListener("change", submit);
    return () => {
      element?.removeEventListener("input", note);
      element?.removeEventListener("submit", noteChoice);
      element?.removeEventListener("change", submit);
    };
  }, [unsent, latest]);
  return form;
}
