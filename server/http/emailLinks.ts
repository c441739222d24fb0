import type { FastifyInstance } from "fastify";
import { pageOfLink } from "#server/shop/checkout/orderLink.ts";

// Redirects for links in the shop's emails, and for those from payment gateways.

const TRAILING_SLASHES = /(?<!\/)\/+$/;

/** Paths below `/my-account` in emails from WooCommerce, and our pages for them. */
const pagesByPath: readonly (readonly [RegExp, string])[] = [
  [/^\/view-order\/(\d+)$/, "/account/orders/$1"],
  [/^\/edit-address(\/\w+)?$/, "/account/addresses"],
  [/^\/edit-account$/, "/account/details"],
  [/^\/downloads$/, "/account/downloads"],
];

/** Returns the reset-password page with the login and key from the email link. */
function resetPage(search: URLSearchParams): string {
  const given = ["key", "login"].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return search.has("key") ? `/account/reset?${new URLSearchParams(given)}` : "/account/forgotten";
}

/**
 * Registers redirects to our own pages. An unpaid order is displayed to its customer; anyone else
 * with its key from an email gets the way to pay.
 */
export function registerEmailLinks(app: FastifyInstance): void {
  app.get<{ Params: { "*": string } }>("/my-account/*", async (request, reply) => {
    const path = `/${request.params["*"].replace(TRAILING_SLASHES, "")}`;
    const { searchParams } = new URL(request.url, "http://page");
    reply.header("cache-control", "private, no-store");
    if (path === "/lost-password") return reply.redirect(resetPage(searchParams), 303);
    const [pattern, page] = pagesByPath.find(([known]) => known.test(path)) ?? [];
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

  app.get<{ Params: { "*": string } }>("/checkout/order-pay/*", async (request, reply) => {
    const order = request.params["*"].replace(TRAILING_SLASHES, "");
    const { searchParams } = new URL(request.url, "http://page");
    const key = searchParams.get("key") ?? "";
    reply.header("cache-control", "private, no-store");
    if (!/^[1-9]\d{0,14}$/.test(order)) return reply.redirect("/account", 303);
    const search = key ? `?${new URLSearchParams({ key })}` : "";
    return reply.redirect(`/account/orders/${order}${search}`, 303);
  });

  // WooCommerce's order-received page, to which gateways redirect; also an order's own link.
  app.get<{ Params: { "*": string } }>("/checkout/order-received/*", async (request, reply) => {
    const number = request.params["*"].replace(TRAILING_SLASHES, "");
    const key = new URL(request.url, "http://page").searchParams.get("key");
    reply.header("cache-control", "private, no-store").header("referrer-policy", "no-referrer");
    return reply.redirect(number && key ? pageOfLink({ number, key }) : "/success", 303);
  });
}
