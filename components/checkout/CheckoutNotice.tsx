import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { useIsSending } from "#components/form/FormContext.ts";
import styles from "./CheckoutNotice.module.css";

/** What the shop says of an order that it did not take as it was. */
export type Notice = { message: string; changes?: readonly string[] };

/** Says it above the form, and leads there; what has changed is confirmed in the same place. */
export function CheckoutNotice({ notice }: { notice: Notice | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const isSending = useIsSending();

  useEffect(() => {
    if (!notice || !box.current) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
    box.current.focus({ preventScroll: true });
  }, [notice]);

  if (!notice) return null;
  const { message, changes = [] } = notice;
  return (
    <div ref={box} className={styles.notice} role="alert" tabIndex={-1}>
      <p className={styles.message}>{message}</p>
      {changes.length > 0 && (
        <>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <div>
            <Button
              variant="quiet"
              name="step"
              value="place"
              isPending={isSending}
              pendingLabel="Sending"
            >
              Order with these changes
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
