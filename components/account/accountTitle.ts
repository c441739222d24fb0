import type { ShownAccount } from "#relay/contract/account/accountData.ts";

const titles: Readonly<Record<ShownAccount["view"], string>> = {
  signIn: "Your account",
  findOrder: "Find an order",
  forgotten: "Forgotten your password?",
  reset: "Choose a new password",
  pay: "Pay for your order",
  orders: "Your orders",
  order: "Order",
  addresses: "Your addresses",
  details: "Your details",
  downloads: "Your downloads",
};

/** Title of an account page, by the view in its data: tabs and the history tell them apart. */
export function accountTitle(data: object): string {
  const { account } = data as { account?: ShownAccount };
  const title = titles[account?.view ?? "signIn"];
  return account?.view === "order" ? `${title} ${account.order.number}` : title;
}
