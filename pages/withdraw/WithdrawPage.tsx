import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { AccountForm } from "#components/account/AccountForm.tsx";
import { GuestFrame } from "#components/account/AccountFrame.tsx";
import { Field } from "#components/form/Field.tsx";
import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { t } from "#words/t.ts";

// Page of the form that withdraws from a contract, and of its confirmation.

void graphql`
  query WithdrawPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

/** Renders the form; where the backend takes no withdrawals, a sentence in its place. */
export function WithdrawPage() {
  const { loaded, urlParsed } = usePageContext();
  const account = loaded?.payload?.data.account as ShownAccount | undefined;
  const canWithdraw = account?.view === "withdraw" && account.canWithdraw;
  const isDone = urlParsed.search["done"] === "withdrawn";
  const lede = canWithdraw ? t("account.withdrawNote") : t("account.withdrawElsewhere");
  const { withdraw } = accountForms();
  return (
    <GuestFrame title={t("account.withdrawTitle")} lede={isDone ? undefined : lede}>
      {canWithdraw && !isDone && (
        <AccountForm
          action="/account/withdraw"
          name="withdraw"
          button={t("account.withdraw")}
          pendingLabel={t("account.sending")}
        >
          <Field name="name" {...withdraw.name} autoComplete="name" />
          <Field
            name="contract"
            {...withdraw.contract}
            description={t("account.contractNote")}
            autoComplete="off"
          />
          <Field
            name="contractEmail"
            type="email"
            inputMode="email"
            {...withdraw.contractEmail}
            description={t("account.contractEmailNote")}
            autoComplete="email"
          />
        </AccountForm>
      )}
    </GuestFrame>
  );
}
