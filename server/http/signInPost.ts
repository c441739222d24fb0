import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { TOO_MANY_ATTEMPTS } from "#server/shop/account/formAction.ts";
import type { SentForm } from "#server/shop/account/formAction.ts";
import type { LastCarts } from "#server/shop/cart/lastCarts.ts";
import { ACCOUNT_LIMIT_SECONDS } from "#server/limits/accountRateLimits.ts";
import type { Place } from "#server/limits/admission.ts";
import type { Attempts } from "#server/limits/accountRateLimits.ts";
import { signInWithCart } from "#server/shop/account/signInWithCart.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { returnAddress } from "#server/shop/account/returnAddress.ts";
import { sendRejectedForm } from "./rejectedAccountForm.ts";
import type { AccountPages } from "./rejectedAccountForm.ts";
import { CROSS_SITE_ERROR, isCrossSite, formFields } from "./formPosts.ts";
import type { FormFields } from "./formPosts.ts";

// Routes of sign-in and sign-out.

const limits = { bodyLimit: 8 * 1024, config: { requestClass: "changes" } } as const;
const ACCOUNT = "/account";

// Phones add a space after a name; WordPress ignores it too.
const credentialsSchema = z.object({
  username: z.string().trim().min(1),
  password: z.string().min(1),
});

/** Reasons for a refused sign-in; none reveals which of the two fields was wrong. */
const refusals = {
  incomplete: { status: 400, message: "Enter your email or user name, and your password." },
  refused: {
    status: 401,
    message: "That email or user name and password don’t match. Check them and try again.",
  },
  crossSite: { status: 403, message: CROSS_SITE_ERROR },
  tooOften: TOO_MANY_ATTEMPTS,
  noAccounts: { status: 501, message: "This shop has no customer accounts." },
  failed: {
    status: 502,
    message: "The shop didn’t answer, so this may not have gone through. Try again in a moment.",
  },
} as const;

/** `partly` if some of the guest's cart could not be carried over. */
type SignInResult = "done" | "partly" | keyof typeof refusals;

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
  const refusal = refusals[result];
  if (result === "tooOften") reply.header("retry-after", ACCOUNT_LIMIT_SECONDS);
  if (isForm && result !== "crossSite") return sendRejectedForm(sent, reply, refusal, again);
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

  const actions = { login: signInCustomer, logout: signOutCustomer };
  for (const [name, act] of Object.entries(actions)) {
    app.post(`${ACCOUNT}/${name}`, limits, async (request, reply) => {
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
