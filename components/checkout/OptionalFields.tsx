import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useFormValues } from "./useFormValues.ts";
import styles from "./OptionalFields.module.css";

// Collapsed fields of the checkout form that few orders need, such as company and note.

type OptionalFieldsProps = {
  /** Names of the fields within. */
  names: readonly string[];
  /** Label of the control that opens them. */
  title: string;
  children: ReactNode;
};

/** Renders the fields in a `details` element, which opens if one of them is filled in. */
export function OptionalFields({ names, title, children }: OptionalFieldsProps) {
  const values = useFormValues(names);
  const isFilled = names.some((name) => values[name] !== "");
  // Stays open once a field was filled in, as the shopper may be emptying it.
  const [isOpen, setIsOpen] = useState(isFilled);
  if (isFilled && !isOpen) setIsOpen(true);
  const details = useRef<HTMLDetailsElement>(null);

  // Browsers autofill only focusable fields. With script, which opens the fields for autofill, the
  // collapsed fields are focusable, but not by Tab.
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const syncTabs = () => {
      for (const control of element.querySelectorAll<HTMLElement>("input, textarea")) {
        control.tabIndex = element.open ? 0 : -1;
      }
    };
    syncTabs();
    element.dataset["reachable"] = "";
    element.addEventListener("toggle", syncTabs);
    return () => element.removeEventListener("toggle", syncTabs);
  }, []);

  return (
    <details ref={details} className={styles.optional} open={isOpen}>
      <summary>
        <span>{title}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
