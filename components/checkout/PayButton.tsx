import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import type { Receipt } from "#relay/contract/order/receipt.ts";
import { localePath } from "#words/localePath.ts";

/**
 * Way to an order's payment: a link, or a form if WordPress has to sign its customer in, which opens
 * the cart there, too.
 */
export function PayButton({
  payment: { payAt, signIn },
  children,
}: {
  payment: Pick<Receipt["payment"], "payAt" | "signIn">;
  children: ReactNode;
}) {
  if (signIn) {
    return (
      <form method="post" action={localePath("/checkout/wordpress")}>
        <input type="hidden" name="order" value={signIn.order} />
        <input type="hidden" name="key" value={signIn.key} />
        <Button>{children}</Button>
      </form>
    );
  }
  return (
    payAt && (
      <ButtonLink href={payAt} rel="external">
        {children}
      </ButtonLink>
    )
  );
}
