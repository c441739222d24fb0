import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import { t } from "#words/t.ts";

const titles = (): Readonly<Record<Exclude<ShownAccount["view"], "order">, string>> => ({
  signIn: t("footer.account"),
  findOrder: t("footer.findOrder"),
  withdraw: t("account.withdrawTitle"),
  forgotten: t("account.forgotten"),
  reset: t("account.resetTitle"),
  pay: t("account.payTitle"),
  orders: t("account.ordersTitle"),
  addresses: t("account.addressesTitle"),
  details: t("account.detailsTitle"),
  downloads: t("account.downloadsTitle"),
});

/** Title of an account page, by the view in its data: tabs and the history tell them apart. */
export function accountTitle(data: object): string {
  const { account } = data as { account?: ShownAccount };
  if (account?.view === "order") return t("order.numbered", { number: account.order.number });
  return titles()[account?.view ?? "signIn"];
}
