import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { AccountResponse, ShownAccount } from "#relay/contract/account/accountData.ts";
import { withoutPasswords } from "#relay/contract/account/accountFields.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { ACCOUNT_LIMIT_SECONDS } from "#server/limits/accountRateLimits.ts";
import type { Attempts } from "#server/limits/accountRateLimits.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import type { ReadRoutes } from "#server/rendering/builtPages.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import { actions } from "#server/shop/account/actions.ts";
import { invalid, tooManyAttempts } from "#server/shop/account/formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "#server/shop/account/formAction.ts";
import { returnAddress } from "#server/shop/account/returnAddress.ts";
import { signInWithCart } from "#server/shop/account/signInWithCart.ts";
import type { LastCarts } from "#server/shop/cart/lastCarts.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { t } from "#words/t.ts";
import { asFailure } from "./asFailure.ts";
import { isCrossSite, formFields } from "./formPosts.ts";
import type { FormFields } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";

// Routes of the account: its forms, sign-in and sign-out. A rejected form's page is rendered again.

const ACCOUNT = "/account";
const LIMITS = { config: { requestClass: "changes" } } as const;

const failure = () => ({ status: 502, message: t("account.noAnswer") });

/** Result of a form that was not accepted. */
type Rejected = Exclude<ActionResult, { location: string }>;

/** Dependencies of the account pages. */
type AccountPages = {
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
  if (path === "/account/withdraw") return "/withdraw";
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
  return invalid({ newPassword: t("account.newPasswordAgain"), ...validationErrors });
}

/** Adds a form's values to its page's data. */
function withTyped(
  account: ShownAccount,
  typed: Record<string, string>,
  registered?: string,
): ShownAccount {
  const { login = "", key = "", email = "" } = typed;
  if (registered && account.view === "signIn") return { ...account, registered: email.trim() };
  return account.view === "reset" ? { ...account, login, key } : account;
}

/**
 * Responds to a form post without script: the form's page, with the typed values in it.
 * @param registered location after a registration, whose page has the sign-in filled in: no URL
 * contains an email address
 */
async function sendFormPage(
  { request, shopper, fields, place }: SentForm & { place: Place },
  reply: FastifyReply,
  rejected: Rejected,
  { gateway, pages, routes, shown }: AccountPages,
  registered?: string,
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
      return { supplied: { account: withTyped(account, typed, registered) } };
    })
    .catch(asFailure);
  const again = {
    url: registered ?? routes().find(requestedPage)?.pagePath ?? requestedPage,
    backend: { url: GATEWAY_URL, shared: gateway.shared, personal: gateway.shared },
    hasSession: false,
    ...found,
    draft: registered ? {} : { account: { form, message, validationErrors, typed } },
  };
  const page = await pages.render(again, place);
  const isShown = page.status === 200;
  return sendPage(request, reply, {
    ...page,
    status: isShown ? status : page.status,
    isShared: false,
  });
}

/**
 * Account forms, posted by script (JSON) or as plain forms. An accepted form redirects, save a
 * registration, whose page signs in; a rejected one is rendered again with its errors and all typed
 * values except passwords. Typed values appear in no log and no URL.
 */
export function registerAccount(
  app: FastifyInstance,
  options: ActionTools & AccountPages & { shopperOf: ShopperOf },
): void {
  const { admission, shopperOf } = options;

  /** Carries out an action; it waits for the backend and for the session's lock. */
  async function carryOut(act: (typeof actions)[string], sent: SentForm): Promise<ActionResult> {
    try {
      return await act(sent, options);
    } catch (error) {
      sent.request.log.error({ err: error }, "a form of the account was not carried out");
      return failure();
    }
  }

  for (const [name, act] of Object.entries(actions)) {
    app.post(`${ACCOUNT}/${name}`, { ...LIMITS, bodyLimit: 16 * 1024 }, async (request, reply) => {
      if (isCrossSite(request)) {
        const message = t("form.crossSite");
        return reply.code(403).send({ ok: false, message } satisfies AccountResponse);
      }
      return admission.run({ class: "pages", address: request.ip }, async (place) => {
        const shopper = await shopperOf(request, reply);
        const { isForm, fields } = formFields(request);
        const sent = { request, shopper, fields, place };
        const result = await carryOut(act, sent);
        if ("location" in result) {
          const { location } = result;
          if (isForm && name === "register") {
            return sendFormPage(sent, reply, { status: 200, message: "" }, options, location);
          }
          const response: AccountResponse = { ok: true, location };
          return isForm ? reply.redirect(location, 303) : reply.send(response);
        }
        if (result.status === 429) reply.header("retry-after", ACCOUNT_LIMIT_SECONDS);
        if (isForm) return sendFormPage(sent, reply, result, options);
        const { status, message, validationErrors: errors } = result;
        const response: AccountResponse = { ok: false, message, ...(errors && { faults: errors }) };
        return reply.code(status).send(response);
      });
    });
  }
}

// Phones add a space after a name; WordPress ignores it too.
const credentialsSchema = z.object({
  username: z.string().trim().min(1),
  password: z.string().min(1),
});

/** Reasons for a refused sign-in; none reveals which of the two fields was wrong. */
const refusals = () => ({
  incomplete: { status: 400, message: t("account.credentialsMissing") },
  refused: { status: 401, message: t("account.credentialsWrong") },
  crossSite: { status: 403, message: t("form.crossSite") },
  tooOften: tooManyAttempts(),
  noAccounts: { status: 501, message: t("account.noAccounts") },
  failed: failure(),
});

/** `partly` if some of the guest's cart could not be carried over. */
type SignInResult = "done" | "partly" | keyof ReturnType<typeof refusals>;

/** The account page that reports a partly carried-over cart. */
const PARTLY = `${ACCOUNT}?cart=partly`;

/** Sign-in or sign-out, by script or as a plain form. */
type SentSignIn = Pick<SentForm, "request" | "shopper"> & FormFields & { place: Place };

/** Responds to script with JSON, and to a form with a redirect or the form again. */
function sendResult(
  sent: SentSignIn,
  reply: FastifyReply,
  result: SignInResult,
  again: AccountPages,
) {
  const { isForm, fields } = sent;
  if (result === "partly") {
    return isForm ? reply.redirect(PARTLY, 303) : reply.send({ ok: true, location: PARTLY });
  }
  if (result === "done") {
    if (!isForm) return reply.send({ ok: true });
    return reply.redirect(returnAddress(fields["return"]) ?? ACCOUNT, 303);
  }
  const refusal = refusals()[result];
  if (result === "tooOften") reply.header("retry-after", ACCOUNT_LIMIT_SECONDS);
  if (isForm && result !== "crossSite") return sendFormPage(sent, reply, refusal, again);
  return reply.code(refusal.status).send({ ok: false, message: refusal.message });
}

/**
 * `/account/login` and `/account/logout`, for script (JSON) and plain forms. The refresh token is
 * stored in an HttpOnly cookie, the access token stays in this process, and no response body
 * contains a customer's token. Signing out also ends the session, whose token would still open the
 * customer's cart: the cart stays with the account.
 */
export function registerSignIn(
  app: FastifyInstance,
  options: AccountPages & {
    shopperOf: ShopperOf;
    attempts: Attempts;
    lastCarts: Pick<LastCarts, "forget">;
  },
): void {
  const { shopperOf, attempts, lastCarts, admission } = options;

  async function signInCustomer({ request, shopper, fields }: SentSignIn): Promise<SignInResult> {
    const credentials = credentialsSchema.safeParse(fields);
    if (!credentials.success) return "incomplete";
    const attempt = await attempts.password(request.ip, credentials.data.username);
    if (!attempt) return "tooOften";
    const onError = (error: unknown) =>
      request.log.error({ err: error }, "a guest's cart could not come along");
    try {
      const { sendWithoutTokens: send, session } = shopper;
      const given = await signInWithCart(send, session, credentials.data, onError);
      if (typeof given === "string") return given;
      attempt.refund();
      shopper.customer.signIn(given.login);
      return given.leftBehind.length > 0 ? "partly" : "done";
    } catch (error) {
      attempt.refund();
      request.log.error({ err: error }, "a customer could not be signed in");
      return "failed";
    }
  }

  async function signOutCustomer(
    { request, shopper }: SentSignIn,
    reply: FastifyReply,
  ): Promise<SignInResult> {
    lastCarts.forget(shopper.session.read());
    // The browser forgets its cookies in any case.
    const recording = shopper.customer.signOut().catch((error: unknown) => {
      request.log.error({ err: error }, "the end of a sign-in could not be recorded");
    });
    shopper.session.end();
    await recording;
    // Removes everything that earlier pages stored in the browser, with or without script.
    reply.header("clear-site-data", '"storage"');
    return "done";
  }

  const handlers = { login: signInCustomer, logout: signOutCustomer };
  for (const [name, act] of Object.entries(handlers)) {
    app.post(`${ACCOUNT}/${name}`, { ...LIMITS, bodyLimit: 8 * 1024 }, async (request, reply) => {
      return admission.run({ class: "pages", address: request.ip }, async (place) => {
        const shopper = await shopperOf(request, reply);
        const sent = { request, shopper, place, ...formFields(request) };
        const isOwn = !isCrossSite(request);
        const result = isOwn ? await act(sent, reply) : "crossSite";
        return sendResult(sent, reply, result, options);
      });
    });
  }
}
