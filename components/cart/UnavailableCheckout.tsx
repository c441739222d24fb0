import { usePageContext } from "vike-react/usePageContext";
import { UnavailableCart } from "./UnavailableCart.tsx";
import { Button } from "#components/ui/Button.tsx";
import type { CheckoutDraft } from "#relay/contract/order/orderFields.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Fallback of the checkout page while the backend is unavailable.

/** Form that posts a typed checkout again. */
function SendAgain({ draft: { typed, message } }: { draft: CheckoutDraft }) {
  return (
    <form method="post" action={localePath("/checkout")}>
      {Object.entries(typed).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Button name="step" value={message === undefined ? "update" : "place"}>
        {t("error.tryAgain")}
      </Button>
    </form>
  );
}

/**
 * Renders the last known cart, and after a form post its message and a form that sends the typed
 * values again.
 */
export function UnavailableCheckout() {
  const draft = usePageContext().draft?.checkout;
  const post = draft && {
    message: draft.message && <p role="alert">{draft.message}</p>,
    again: <SendAgain draft={draft} />,
  };
  return <UnavailableCart title={t("checkout.heading")} href="/checkout" {...post} />;
}
