import { useEffect, useRef } from "react";
import { Section } from "#components/checkout/OrderDetails.tsx";
import receiptStyles from "#components/checkout/ReceiptView.module.css";
import { usePages } from "#components/page/usePages.ts";
import { useShopTexts, useWords } from "#components/page/useShopTexts.ts";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { linkTo } from "#components/ui/messageTags.tsx";
import { momentText } from "#components/ui/shopDate.ts";
import { isReturnsPage } from "#relay/contract/page/isBuyersPage.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { t, tags } from "#words/t.ts";
import styles from "./Account.module.css";

/** A withdrawal as it was sent, and the time at which the shop received it. */
export type Withdrawn = { contract: string; email: string; at: Date };

/** Formats a time as the shopper's clock shows it, "Monday 30 November, 8:25 pm". */
function clockText(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return momentText(local.toISOString());
}

/**
 * Confirmation of a withdrawal in the frame of an order's receipt: what was received, and what
 * happens next. The heading takes the focus that was in the form.
 */
export function WithdrawnView({ withdrawn }: { withdrawn: Withdrawn | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { goOn } = useWords();
  const { questions } = useShopTexts();
  const returns = usePages().find(({ uri }) => isReturnsPage(uri));
  useEffect(() => {
    if (!withdrawn) return;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [withdrawn]);
  const { email = "", contract = "", at } = withdrawn ?? {};
  const link = linkTo(returns?.uri?.replace(/\/$/, "") ?? "");
  const page = plainText(returns?.title ?? "");
  const steps = [
    t("account.withdrawnEmail", { kind: email ? "known" : "other", email }),
    returns && tags("account.withdrawnReturn", { link }, { page }),
    questions,
  ].filter(Boolean);
  const facts = [
    [t("account.withdrawnFrom"), contract],
    [t("account.withdrawnAt"), at && clockText(at)],
  ].filter(([, fact]) => fact);
  return (
    <div className={styles.window}>
      <div className={styles.tiles}>
        <section className={styles.tile} aria-labelledby="withdrawn-heading">
          <h1 ref={heading} id="withdrawn-heading" tabIndex={-1}>
            {t("account.withdrawn")}
          </h1>
          {facts.length > 0 && (
            <dl>
              {facts.map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <div className={styles.tile}>
          <Section id="next-heading" title={t("order.next")} className={receiptStyles.next}>
            <ol className={receiptStyles.steps}>
              {steps.map((step, index) => (
                <li key={index}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
            <ButtonLink href="/products" variant="quiet">
              {goOn}
            </ButtonLink>
          </Section>
        </div>
      </div>
    </div>
  );
}
