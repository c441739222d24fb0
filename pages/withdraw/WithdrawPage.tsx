import { useState } from "react";
import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import styles from "#components/account/Account.module.css";
import { AccountForm } from "#components/account/AccountForm.tsx";
import { GuestFrame } from "#components/account/AccountFrame.tsx";
import { postForm } from "#components/account/postForm.ts";
import { WithdrawnView } from "#components/account/WithdrawnView.tsx";
import type { Withdrawn } from "#components/account/WithdrawnView.tsx";
import { Field } from "#components/form/Field.tsx";
import { serverNow } from "#relay/serverClock.ts";
import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";

// Page of the form that withdraws from a contract, and of its confirmation.

void graphql`
  query WithdrawPageQuery {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;

const DONE = "/withdraw?done=withdrawn";

/**
 * Renders the form, or a sentence in its place where the backend takes no withdrawals; then the
 * confirmation. What was typed is in no URL: without script, only the email repeats it.
 */
export function WithdrawPage() {
  const { loaded, urlParsed } = usePageContext();
  const [withdrawn, setWithdrawn] = useState<Withdrawn>();
  const account = loaded?.payload?.data.account as ShownAccount | undefined;
  const form = account?.view === "withdraw" && account.canWithdraw ? account : undefined;
  if (withdrawn || urlParsed.search["done"] === "withdrawn") {
    return <WithdrawnView withdrawn={withdrawn} />;
  }
  async function send(values: Record<string, string>) {
    const refusal = await postForm("/account/withdraw", values, DONE);
    if (refusal) return refusal;
    const { contract = "", contractEmail: email = "" } = values;
    // Reloaded, the page does not show the form again.
    history.replaceState(history.state, "", localePath(DONE));
    setWithdrawn({ contract, email, at: new Date(serverNow()) });
  }
  const lede = form ? t("account.withdrawNote") : t("account.withdrawElsewhere");
  const { withdraw } = accountForms();
  return (
    <GuestFrame title={t("account.withdrawTitle")} lede={lede}>
      {form && (
        <div className={styles.beside}>
          <AccountForm
            action="/account/withdraw"
            name="withdraw"
            typed={form.typed}
            send={send}
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
        </div>
      )}
    </GuestFrame>
  );
}
