import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { scrollToMiddle } from "#components/form/controls.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import styles from "./CheckoutNotice.module.css";

// Notice of an order that was not placed, with the changes to confirm.

/** Message for an order that was not placed as confirmed. */
export type Notice = {
  message: string;
  changes?: readonly string[];
  /** True if the shop rejected the order: mostly the cart has to change, for example for the stock. */
  isRejected?: boolean;
};

/** Button that confirms the listed changes; within the checkout's form. */
function ConfirmButton() {
  const isSending = useIsSending();
  return (
    <Button variant="quiet" name="step" value="place" isPending={isSending} pendingLabel="Sending">
      Order with these changes
    </Button>
  );
}

/** Displays the message above the form, scrolls to it and focuses it; nothing without a notice. */
export function CheckoutNotice({ notice }: { notice: Notice | undefined }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!notice || !box.current) return;
    scrollToMiddle(box.current);
    box.current.focus({ preventScroll: true });
  }, [notice]);

  if (!notice) return null;
  const { message, changes = [], isRejected } = notice;
  return (
    <div ref={box} className={`error-box ${styles.notice}`} role="alert" tabIndex={-1}>
      <p className={styles.message}>{message}</p>
      {isRejected && (
        <div>
          <TextLink href="/cart">Check your cart</TextLink>
        </div>
      )}
      {changes.length > 0 && (
        <>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <div>
            <ConfirmButton />
          </div>
        </>
      )}
    </div>
  );
}
