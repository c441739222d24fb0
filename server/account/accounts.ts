import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShownAccount } from "#relay/account.ts";
import type { CustomerTokens } from "#server/customerTokens.ts";
import type { ShopGateway } from "#server/shopGateway.ts";
import { accountShopper } from "./accountShopper.ts";
import { accountView, askPerson } from "./accountView.ts";
import type { ToldOrder } from "./customerOrder.ts";

/** Whether a path is one of the account's pages, or would be. */
export const isAccountPath = (path: string): boolean => /^\/account(\/|$)/.test(path);

/**
 * What a page of the account shows to whoever asks for it, over the backend; its WordPress, if it
 * has one, takes the payments of orders that wait for theirs.
 */
export function createAccounts({
  origin,
  ...options
}: {
  gateway: ShopGateway;
  customers: CustomerTokens;
  origin: string | undefined;
}) {
  const payAt = ({ databaseId, orderKey }: ToldOrder) =>
    origin && orderKey
      ? `${origin}/checkout/order-pay/${databaseId}/?${new URLSearchParams({ pay_for_order: "true", key: orderKey })}`
      : undefined;

  async function shown(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { path: string; search: string },
  ): Promise<ShownAccount | undefined> {
    const { path, search } = asked;
    if (path === "/account/forgotten") return { view: "forgotten" };
    if (path === "/account/reset") {
      const given = new URLSearchParams(search);
      return { view: "reset", login: given.get("login") ?? "", key: given.get("key") ?? "" };
    }
    const { customer, send } = accountShopper(request, reply, options);
    const known = customer.isLoggedIn() ? await askPerson(send) : undefined;
    if (known) return accountView(send, asked, known.person, payAt);
    const wanted = new URLSearchParams(search).get("return") ?? path;
    return { view: "signIn", ...(wanted !== "/account" && { wanted }) };
  }

  return { shown };
}
