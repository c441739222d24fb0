import { useEffect, useEffectEvent } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Button } from "#components/ui/Button.tsx";
import { useOnDemand } from "#components/ui/useOnDemand.ts";
import { DEFAULT_USE } from "#relay/contract/order/paymentMethods.ts";
import type { DrawnFieldsProps } from "./DrawnFields.tsx";
import { usePayment } from "./PaymentContext.ts";
import { t } from "#words/t.ts";
import styles from "./AdapterFields.module.css";

// Fields of a payment method that its provider's script draws: loaded while the method is chosen.

const importFields = async () => (await import("./DrawnFields.tsx")).DrawnFields;

/** Says that the provider did not arrive, and what can be done. */
function FailedFields({ again }: { again: () => void }) {
  const { at } = usePageContext().shop.checkout ?? DEFAULT_USE;
  const ways = at === "auto" ? t("payment.waysOn") : t("payment.otherWay");
  return (
    <div role="alert" className={`error-box ${styles.failed}`}>
      <p>{`${t("payment.fieldsNotLoaded")} ${ways}`}</p>
      <div>
        <Button type="button" variant="quiet" onClick={again}>
          {t("error.tryAgain")}
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
  const loading = <p role="status">{t("payment.loadingFields")}</p>;
  return (
    <div role="group" aria-label={title} className={styles.fields}>
      {hasFailed ? (
        <FailedFields again={() => setFailed(method, false)} />
      ) : Fields ? (
        <Fields {...props} loading={loading} onFailure={fail} />
      ) : (
        loading
      )}
    </div>
  );
}
