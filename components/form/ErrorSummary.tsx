import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { SUMMARY_HEADING } from "#relay/contract/validation/messages.ts";
import styles from "./ErrorSummary.module.css";

/** What is to be mended in a field. */
export type SummarizedFault = { name: string; key: string; text: string };

type ErrorSummaryProps = {
  formId: string;
  faults: readonly SummarizedFault[];
  /** Counts the times that the shopper is to be led here. */
  calls: number;
  goTo: (name: string) => void;
};

/** What is to be mended in a form, each line a link to its field. */
export function ErrorSummary({ formId, faults, calls, goTo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isEmpty = faults.length === 0;

  useEffect(() => {
    if (calls === answered.current || isEmpty || !box.current) return;
    answered.current = calls;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
    box.current.querySelector("a")?.focus({ preventScroll: true });
  }, [calls, isEmpty]);

  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    goTo(name);
  };

  return (
    <div ref={box} aria-live="polite">
      {!isEmpty && (
        <div className={styles.summary}>
          <h2 className={styles.heading}>{SUMMARY_HEADING}</h2>
          <ul>
            {faults.map(({ name, key, text }) => (
              <li key={`${name} ${key}`}>
                <a href={`#${formId}-${name}`} onClick={(event) => follow(event, name)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
