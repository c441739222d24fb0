import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { scrollToMiddle } from "./controls.ts";
import { t } from "#words/t.ts";
import styles from "./ErrorSummary.module.css";

// Error summary of a form: links to the fields with errors, which stand beside them.

/** A field with an error, by its label; an error whose field is not on the page, by its text. */
export type SummarizedError = { name: string; text: string };

type ErrorSummaryProps = {
  formId: string;
  errors: readonly SummarizedError[];
  /** Counts the requests to scroll to the summary and focus it. */
  focusRequests: number;
  focusField: (name: string) => void;
};

/** Renders the links, if any; a focus request scrolls to them and focuses the first link. */
export function ErrorSummary({ formId, errors, focusRequests, focusField }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const handledRequests = useRef(0);
  const isEmpty = errors.length === 0;

  useEffect(() => {
    if (focusRequests === handledRequests.current || isEmpty || !box.current) return;
    handledRequests.current = focusRequests;
    scrollToMiddle(box.current);
    box.current.querySelector("a")?.focus({ preventScroll: true });
  }, [focusRequests, isEmpty]);

  const followLink = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusField(name);
  };

  return (
    <div ref={box} aria-live="polite">
      {!isEmpty && (
        <div className={`error-box ${styles.summary}`}>
          <h2 className={styles.heading}>{t("validation.summaryHeading")}</h2>
          <ul>
            {errors.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${formId}-${name}`} onClick={(event) => followLink(event, name)}>
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
