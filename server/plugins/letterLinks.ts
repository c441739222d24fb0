import type { FastifyInstance } from "fastify";
import { tokenInCookies } from "#relay/session.ts";
import { CUSTOMER_COOKIE } from "#server/requestCustomer.ts";

/** Where WordPress and WooCommerce send people in their letters, and our page of it. */
const leads: readonly (readonly [RegExp, string])[] = [
  [/^\/view-order\/(\d+)$/, "/account/orders/$1"],
  [/^\/edit-address(\/\w+)?$/, "/account/addresses"],
  [/^\/edit-account$/, "/account/details"],
  [/^\/downloads$/, "/account/downloads"],
];

/** The page for another password, with what the letter says of whose it is. */
function resetPage(search: URLSearchParams): string {
  const given = ["key", "login"].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return search.has("key") ? `/account/reset?${new URLSearchParams(given)}` : "/account/forgotten";
}

/**
 * The addresses that the shop's letters lead to, sent on to our own pages of them. An order that
 * waits to be paid is paid at the backend's WordPress, which stands at `origin`: its customer is
 * shown the order here first, whoever has no account goes there by the key in the letter.
 */
export function registerLetterLinks(
  app: FastifyInstance,
  { origin }: { origin: string | undefined },
): void {
  app.get<{ Params: { "*": string } }>("/my-account/*", async (request, reply) => {
    const path = `/${request.params["*"].replace(/\/+$/, "")}`;
    const { searchParams } = new URL(request.url, "http://page");
    reply.header("cache-control", "private, no-store");
    if (path === "/lost-password") return reply.redirect(resetPage(searchParams), 303);
    const [pattern, page] = leads.find(([known]) => known.test(path)) ?? [];
    return reply.redirect(pattern && page ? path.replace(pattern, page) : "/account", 303);
  });

  app.get("/my-account", async (_request, reply) => reply.redirect("/account", 303));

  app.get<{ Querystring: Record<string, string> }>("/wp-login.php", async (request, reply) => {
    const { searchParams } = new URL(request.url, "http://page");
    const action = searchParams.get("action") ?? "";
    const isReset = ["rp", "resetpass", "lostpassword"].includes(action);
    reply.header("cache-control", "private, no-store");
    return reply.redirect(isReset ? resetPage(searchParams) : "/account", 303);
  });

  app.get<{ Params: { order: string } }>("/checkout/order-pay/:order", async (request, reply) => {
    const { order } = request.params;
    const { searchParams } = new URL(request.url, "http://page");
    const key = searchParams.get("key") ?? "";
    reply.header("cache-control", "private, no-store");
    if (!/^[1-9]\d{0,14}$/.test(order)) return reply.redirect("/account", 303);
    const isCustomer = tokenInCookies(request.headers.cookie, CUSTOMER_COOKIE) !== undefined;
    const isPayable = origin !== undefined && /^wc_order_\w+$/.test(key);
    if (isCustomer || !isPayable) return reply.redirect(`/account/orders/${order}`, 303);
    const search = new URLSearchParams({ pay_for_order: "true", key });
    return reply.redirect(`${origin}/checkout/order-pay/${order}/?${search}`, 303);
  });
}
