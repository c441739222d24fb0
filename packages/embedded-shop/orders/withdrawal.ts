import type { Shop } from "#shop/shop.ts";
import { t } from "../../../words/t.ts";

// Withdrawal from a contract: the email that confirms its receipt, as `wordpress/vitrine` sends it.

/** Shopper's name, contract and email address, as they were typed. */
export type Withdrawal = { name: string; contract: string; email: string };

/** Emails the shopper that a withdrawal was received, with its content and time. */
export function confirmWithdrawal(shop: Shop, { name, contract, email }: Withdrawal): void {
  const time = new Date(shop.now())
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z/, " UTC");
  shop.sendEmail({
    to: email,
    subject: t("email.withdrawalSubject", { shop: shop.settings.name }),
    text: t("email.withdrawalText", { time, contract, name, email }),
  });
}
