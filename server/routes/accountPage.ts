import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShownAccount } from "#relay/contract/account.ts";
import { shownAgain } from "#relay/contract/accountFields.ts";
import type { Outcome } from "#server/account/actions.ts";
import { returnAddress } from "#server/account/returnAddress.ts";
import type { Pages } from "#server/pages/pages.ts";
import { pagePath } from "#server/pages/routeRules.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { sendPage } from "./sendPage.ts";

/** What the account's pages are made by. */
export type AccountPages = {
  gateway: ShopGateway;
  pages: Pages;
  /** What a page of the account shows to whoever asks; undefined where there is no such page. */
  shown: (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { path: string; search: string },
  ) => Promise<ShownAccount | undefined>;
};

/** A form's fields, or what script sent of them. */
export function fieldsIn({ body }: FastifyRequest): Record<string, unknown> {
  if (typeof body === "string") return Object.fromEntries(new URLSearchParams(body));
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** The page that a form stands on. */
const pageOf = (path: string) =>
  /^\/account\/(?:login|register)$/.test(path) ? "/account" : path.replace(/\/again$/, "");

/** What of a form may be typed into it again. */
const wordsOf = (fields: Record<string, unknown>) =>
  shownAgain(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.slice(0, 300)]] : [],
      ),
    ),
  );

/** The form's name on its page. */
function formOf(path: string, { kind }: Record<string, unknown>): string {
  const name = path.split("/").at(-1) ?? "";
  return name === "addresses" ? (kind === "billing" ? "billing" : "shipping") : name;
}

/** What is shown with a form that could not be taken, without what its page holds besides. */
function withTyped(account: ShownAccount, typed: Record<string, string>): ShownAccount {
  const { login = "", key = "" } = typed;
  return account.view === "reset" ? { ...account, login, key } : account;
}

/** Answers a form that could not be taken with its page, as it was typed and without script. */
export async function showAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, faults = {} }: Exclude<Outcome, { location: string }>,
  { gateway, pages, shown }: AccountPages,
) {
  const path = request.url.replace(/\?.*$/, "");
  const asked = pageOf(path);
  const fields = fieldsIn(request);
  const typed = wordsOf(fields);
  // Who is asked to sign in goes on to where they wanted to.
  const wanted = returnAddress(typed["return"]);
  const search = wanted === undefined ? "" : `?${new URLSearchParams({ return: wanted })}`;
  const account = await shown(request, reply, { path: asked, search });
  const page = await pages.fresh({
    url: pagePath(asked),
    backend: { url: GATEWAY_URL, shared: gateway.shared, personal: gateway.shared },
    hasSession: false,
    ...(account ? { account: withTyped(account, typed) } : { isMissing: true }),
    accountDraft: { form: formOf(path, fields), message, faults, typed },
  });
  const isShown = page.status === 200;
  return sendPage(request, reply, {
    ...page,
    status: isShown ? status : page.status,
    isShared: false,
  });
}
