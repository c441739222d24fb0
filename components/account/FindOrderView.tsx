import { usePageContext } from "vike-react/usePageContext";
import { Field } from "#components/form/Field.tsx";
import { Accordion } from "#components/ui/Accordion.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { t, tags } from "#words/t.ts";
import { linkTo } from "#components/ui/messageTags.tsx";

/**
 * Form that has a guest's order emailed as a link, by its number and email address, and below it the
 * form that opens the order by its key. A backend that emails no links has the second one alone.
 */
export function FindOrderView(props: { canEmail: boolean; findsOlder: boolean }) {
  const { canEmail, findsOlder } = props;
  const { draft, urlParsed } = usePageContext();
  const { orderLink } = accountForms();
  // A link with a wrong key leads here, too.
  const hasTriedKey =
    draft?.account?.form === "find-order" || urlParsed.search["done"] === "unknownOrder";
  const lede = findsOlder ? t("account.guestOrders") : t("account.recentGuestOrders");
  const link = linkTo("/account", { rel: "external" });
  return (
    <GuestFrame
      title={t("footer.findOrder")}
      lede={`${lede} ${canEmail ? t("account.orderLinkEmailed") : ""}`.trim()}
      aside={
        <>
          <h2>{t("account.numberTitle")}</h2>
          <p>{t("account.numberNote")}</p>
          <p>{tags("account.orderedWithAccount", { link })}</p>
        </>
      }
    >
      {canEmail ? (
        <>
          <AccountForm
            action="/account/order-link"
            name="order-link"
            button={t("account.emailOrderLink")}
            pendingLabel={t("account.sending")}
          >
            <Field name="orderNumber" {...orderLink.orderNumber} autoComplete="off" />
            <Field
              name="orderEmail"
              type="email"
              inputMode="email"
              {...orderLink.orderEmail}
              autoComplete="email"
            />
          </AccountForm>
          <Accordion title={t("account.hasOrderKey")} isOpen={hasTriedKey}>
            <KeyForm variant="quiet" />
          </Accordion>
        </>
      ) : (
        <KeyForm variant="primary" />
      )}
    </GuestFrame>
  );
}

function KeyForm({ variant }: { variant: "primary" | "quiet" }) {
  const { findOrder } = accountForms();
  return (
    <AccountForm
      action="/account/find-order"
      name="find-order"
      button={t("account.showOrder")}
      pendingLabel={t("account.looking")}
      variant={variant}
    >
      <Field name="number" {...findOrder.number} autoComplete="off" />
      <Field
        name="orderKey"
        {...findOrder.orderKey}
        description={t("account.orderKeyNote")}
        autoComplete="off"
      />
    </AccountForm>
  );
}
