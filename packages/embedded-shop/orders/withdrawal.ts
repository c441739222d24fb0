import { translated } from "#shop/demoWords.ts";
import type { Shop } from "#shop/shop.ts";

// Withdrawal from a contract: the email that confirms its receipt, as `wordpress/vitrine` sends it.

/** Shopper's name, contract and email address, as they were typed. */
export type Withdrawal = { name: string; contract: string; email: string };

/** Subject and text of the email, with names in place of values. */
export const withdrawalEmail = {
  subject: "Receipt of your withdrawal",
  text: "You have withdrawn from a contract with us. We confirm the receipt.\n\nReceived: {time}\nContract: {contract}\nName: {name}\nEmail: {email}\n\nKeep this email.",
};

/** Emails the shopper that a withdrawal was received, with its content and time. */
export function confirmWithdrawal(shop: Shop, withdrawal: Withdrawal): void {
  const { subject, text } = translated(withdrawalEmail, shop.words);
  const time = new Date(shop.now())
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z/, " UTC");
  const values: Record<string, string> = { ...withdrawal, time };
  shop.sendEmail({
    to: withdrawal.email,
    subject: `[${shop.settings.name}] ${subject}`,
    text: text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
  });
}
