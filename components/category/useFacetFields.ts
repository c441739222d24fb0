import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Facets } from "#relay/contract/facets.ts";

type AmountField = HTMLInputElement & { name: "price-min" | "price-max" };

const isAmount = (field: HTMLInputElement): field is AmountField => field.type === "number";

/** Whether a choice has been made in a field; an amount that is still being typed is none yet. */
const isChosen = (field: HTMLInputElement) =>
  field.checked !== field.defaultChecked ||
  (isAmount(field) && field.value !== field.defaultValue && field !== document.activeElement);

/**
 * Has the fields of a listing's form say what its address says, and sends what is chosen in them at
 * once. What is being typed stays, and so does what was chosen since an answer came.
 * @param shown another value whenever what the form is drawn for is another
 * @param latest the same of the list beside it, which is drawn before the form
 */
export function useFacetFields(facets: Facets, shown: unknown, latest: RefObject<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<unknown>(undefined);
  const chosenAt = useRef<unknown>(undefined);
  const [unsent] = useState(() => new Set<EventTarget | null>());

  const follow = useEffectEvent(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (before.current !== undefined) {
      // An answer that was there when something was chosen does not take it back.
      if (chosenAt.current === shown) return;
      const amounts = { "price-min": facets.minPrice, "price-max": facets.maxPrice };
      // What is chosen is what the address says, whichever way the shopper got there.
      for (const field of fields.filter((one) => !unsent.has(one))) {
        field.checked = field.defaultChecked;
        // React leaves the default value of a number that has the focus as it is.
        if (isAmount(field)) field.value = `${amounts[field.name] ?? ""}`;
      }
    } else if (fields.some(isChosen)) {
      // The shopper may have chosen before the script was there.
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
    // The browser's own event: of a number, it comes when the shopper has done with the field.
    element?.addEventListener("change", submit);
    return () => {
      element?.removeEventListener("input", note);
      element?.removeEventListener("submit", noteChoice);
      element?.removeEventListener("change", submit);
    };
  }, [unsent, latest]);
  return form;
}
