import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { t, tags } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

/** Payment link for an order, for guests who followed the link of an email. */
export function PayView({ id, payAt }: { id: number; payAt: string }) {
  const link = (text: string, key: number) => (
    <a key={key} href={localePath(`/account/orders/${id}`)} rel="external">
      {text}
    </a>
  );
  return (
    <GuestFrame title={t("account.payTitle")} lede={t("account.payExplanation", { id })}>
      <div>
        <ButtonLink href={payAt} rel="external">
          {t("account.goToPayment")}
        </ButtonLink>
      </div>
      <p>{tags("account.payInAccount", { link })}</p>
    </GuestFrame>
  );
}
