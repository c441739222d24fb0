import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { t, tags } from "#words/t.ts";
import { linkTo } from "#components/ui/messageTags.tsx";

/** Payment link for an order, for guests who followed the link of an email. */
export function PayView({ id, payAt }: { id: number; payAt: string }) {
  const link = linkTo(`/account/orders/${id}`, { rel: "external" });
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
