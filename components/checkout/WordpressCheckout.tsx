import { createContext, use } from "react";
import type { FormEvent, ReactNode } from "react";
import { useIsCartUnconfirmed } from "#relay/cart/shownIntents.ts";
import { Button } from "#components/ui/Button.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { useWordpressCheckout } from "./useWordpressCheckout.ts";

// Way to WordPress's own checkout: a form that its buttons post, also without script.

/** Id of the form, for buttons within another form. */
const FORM = "wordpress-checkout";

const Opening = createContext(false);

/** Renders the form with its notices, and then the content, whose buttons may post it. */
export function WordpressCheckout({ children }: { children: ReactNode }) {
  const { notice, isOpening, open } = useWordpressCheckout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpening) void open();
  };
  return (
    <Opening value={isOpening}>
      <form id={FORM} method="post" action="/checkout/wordpress" onSubmit={submit}>
        <CheckoutNotice notice={notice} />
      </form>
      {children}
    </Opening>
  );
}

/** Button that opens WordPress's checkout with the cart, once that is the backend's. */
export function WordpressCheckoutButton({
  variant = "primary",
  children,
}: {
  variant?: "primary" | "quiet";
  children: ReactNode;
}) {
  const isOpening = use(Opening);
  const isUnconfirmed = useIsCartUnconfirmed();
  return (
    <Button
      form={FORM}
      variant={variant}
      isPending={isOpening || isUnconfirmed}
      pendingLabel={isOpening ? "Opening" : "Updating your cart"}
    >
      {children}
    </Button>
  );
}
