import type { FastifyReply } from "fastify";
import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import { withoutPasswords } from "#relay/contract/account/accountFields.ts";
import { invalid } from "#server/shop/account/formAction.ts";
import type { ActionResult, SentForm } from "#server/shop/account/formAction.ts";
import { returnAddress } from "#server/shop/account/returnAddress.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { asFailure } from "./asFailure.ts";
import { sendPage } from "./sendPage.ts";

// Account page rendered again after a rejected form post, with its validation errors.

/** Result of a form that was not accepted. */
type Rejected = Exclude<ActionResult, { location: string }>;

/** Dependencies of the account pages. */
export type AccountPages = {
  gateway: ShopGateway;
  pages: Pages;
  routes: ReadRoutes;
  admission: Admission;
  /** Returns the data of an account page for this shopper; undefined if there is no such page. */
  shown: (
    shopper: Shopper,
    page: { path: string; search: string },
  ) => Promise<ShownAccount | undefined>;
};

/** Path of the page that contains a form. */
function pageOf(path: string): string {
  if (/^\/account\/(?:login|register)$/.test(path)) return "/account";
  return path === "/account/order-link" ? "/account/find-order" : path.replace(/\/again$/, "");
}

/** Fields of a form that may be rendered again. */
const wordsOf = (fields: Record<string, unknown>) =>
  withoutPasswords(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.slice(0, 300)]] : [],
      ),
    ),
  );

/** Name of the form on its page. */
function formOf(path: string, { kind }: Record<string, unknown>): string {
  const name = path.split("/").at(-1) ?? "";
  return name === "addresses" ? (kind === "billing" ? "billing" : "shipping") : name;
}

/**
 * Adds an error to an optional password that was typed: it is not rendered again, and the form would
 * be accepted without it.
 */
function withLostPassword({ newPassword }: Record<string, unknown>, rejected: Rejected): Rejected {
  const { validationErrors } = rejected;
  if (!validationErrors || !newPassword) return rejected;
  return invalid({ newPassword: "Enter your new password again.", ...validationErrors });
}

/** Adds a rejected form's values to its page's data. */
function withTyped(account: ShownAccount, typed: Record<string, string>): ShownAccount {
  const { login = "", key = "" } = typed;
  return account.view === "reset" ? { ...account, login, key } : account;
}

/** Responds to a rejected form post, without script: its page, and the typed values in it. */
export async function sendRejectedForm(
  { request, shopper, fields, place }: SentForm & { place: Place },
  reply: FastifyReply,
  rejected: Rejected,
  { gateway, pages, routes, shown }: AccountPages,
) {
  const { status, message, validationErrors = {} } = withLostPassword(fields, rejected);
  const path = request.url.replace(/\?.*/, "");
  const requestedPage = pageOf(path);
  const typed = wordsOf(fields);
  // After signing in, the shopper continues to the page first requested.
  const wanted = returnAddress(typed["return"]);
  const search = wanted === undefined ? "" : `?${new URLSearchParams({ return: wanted })}`;
  let form = formOf(path, fields);
  const found = await shown(shopper, { path: requestedPage, search })
    .then((account) => {
      if (!account) return { isMissing: true };
      // The form of a customer who has been signed out is not on the page.
      if (account.view === "signIn" && form !== "register") form = "login";
      return { supplied: { account: withTyped(account, typed) } };
    })
    .catch(asFailure);
  const again = {
    url: routes().find(requestedPage)?.pagePath ?? requestedPage,
    backend: { url: GATEWAY_URL, shared: gateway.shared, personal: gateway.shared },
    hasSession: false,
    ...found,
    draft: { account: { form, message, validationErrors, typed } },
  };
  const page = await pages.fresh(again, place);
  const isShown = page.status === 200;
  return sendPage(request, reply, {
    ...page,
    status: isShown ? status : page.status,
    isShared: false,
  });
}
