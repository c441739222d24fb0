import { useEffect, useEffectEvent } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Button } from "#components/ui/Button.tsx";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import type { DrawnFieldsProps } from "./DrawnFields.tsx";
import { usePayment } from "./PaymentContext.ts";
import styles from "./AdapterFields.module.css";

// Fields of a payment method that its provider's script draws: loaded while the method is chosen.

const importFields = async () => (await import("./DrawnFields.tsx")).DrawnFields;

const LOADING = <p role="status">Loading the fields of this payment.</p>;

const NOT_LOADED =
  "The fields of this payment didn’t load: the network, or a blocker in your browser, may have stopped them.";

/** Says that the provider did not arrive, and what can be done. */
function FailedFields({ again }: { again: () => void }) {
  const { at } = usePageContext().shop.checkout ?? DEFAULT_USE;
  const ways =
    at === "auto"
      ? "Continue to pay on the next page, choose another way to pay, or try again."
      : "Choose another way to pay, or try again.";
  return (
    <div role="alert" className={`error-box ${styles.failed}`}>
      <p>{`${NOT_LOADED} ${ways}`}</p>
      <div>
        <Button type="button" variant="quiet" onClick={again}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** Draws the fields; after a failure, again when the shopper wants it. */
export function AdapterFields(
  props: Omit<DrawnFieldsProps, "loading" | "onFailure"> & { title: string },
) {
  const { method, title } = props;
  const { failed, setFailed } = usePayment();
  const [Fields, load] = useOnDemand(importFields);
  const hasFailed = failed.includes(method);
  const fail = (cause: unknown) => {
    console.error("A payment method’s fields could not be shown.", cause);
    setFailed(method, true);
  };
  const onUnloaded = useEffectEvent(fail);
  useEffect(() => {
    if (!hasFailed) load().catch((cause: unknown) => onUnloaded(cause));
  }, [hasFailed, load]);
  return (
    <div role="group" aria-label={title} className={styles.fields}>
      {hasFailed ? (
        <FailedFields again={() => setFailed(method, false)} />
      ) : Fields ? (
        <Fields {...props} loading={LOADING} onFailure={fail} />
      ) : (
        LOADING
      )}
    </div>
  );
}
