import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import type { Receipt } from "#relay/contract/receipt.ts";
import { WordpressForm } from "./WordpressForm.tsx";

/** Way to an order's payment: a form if WordPress has to sign its customer in, else a link. */
export function PayButton({
  payment: { payAt, signIn },
  children,
}: {
  payment: Pick<Receipt["payment"], "payAt" | "signIn">;
  children: ReactNode;
}) {
  if (signIn) return <WordpressForm fields={signIn}>{children}</WordpressForm>;
  return (
    payAt && (
      <ButtonLink href={payAt} rel="external">
        {children}
      </ButtonLink>
    )
  );
}
