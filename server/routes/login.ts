import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { TOO_MANY } from "#server/account/actions.ts";
import type { Attempts } from "#server/limits/accountRateLimits.ts";
import { signIn } from "#server/account/signIn.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import { requestCustomer } from "#server/shopper/requestCustomer.ts";
import { requestTokens } from "#server/shopper/requestSession.ts";
import { returnAddress } from "#server/account/returnAddress.ts";
import { showAgain } from "./accountPage.ts";
import type { AccountPages } from "./accountPage.ts";
import { comesFromElsewhere } from "./formPosts.ts";

const MAX_BODY_BYTES = 8 * 1024;
const ACCOUNT = "/account";

const credentialsSchema = z.object({ username: z.string().min(1), password: z.string().min(1) });

/** What may keep a customer from logging in. Which of the two was wrong is nobody's to know. */
const refusals = {
  incomplete: { status: 400, message: "Please give your user name and your password." },
  refused: { status: 401, message: "This user name and password were not accepted." },
  elsewhere: { status: 403, message: "This form is not from this shop." },
  tooOften: TOO_MANY,
  noAccounts: { status: 501, message: "This shop has no customer accounts." },
  failed: { status: 502, message: "The shop did not answer. Please try again in a moment." },
} as const;

/** `partly` where something of the guest's cart could not come along. */
type Outcome = "done" | "partly" | keyof typeof refusals;

/** Where the account tells of a cart that has come along in part only. */
const PARTLY = `${ACCOUNT}?cart=partly`;

/** A form's fields, or nothing where the body is script's JSON. */
const formIn = ({ body }: FastifyRequest) =>
  typeof body === "string" ? new URLSearchParams(body) : undefined;

/** Tells script what came of it; sends a form on to the page it asks for, or shows it again. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
  again: AccountPages,
) {
  const form = formIn(request);
  const wanted = returnAddress(form?.get("return"));
  if (outcome === "partly") {
    return form ? reply.redirect(PARTLY, 303) : reply.send({ ok: true, location: PARTLY });
  }
  if (outcome === "done") {
    return form ? reply.redirect(wanted ?? ACCOUNT, 303) : reply.send({ ok: true });
  }
  const refusal = refusals[outcome];
  if (form && outcome !== "elsewhere") return showAgain(request, reply, refusal, again);
  return reply.code(refusal.status).send({ ok: false, message: refusal.message });
}

/**
 * `/account/login` and `/account/logout`, for script (JSON) and for plain forms. The refresh token
 * goes into a cookie that no script reads, the access token stays in this process, and no answer
 * holds a token of the customer's in its body. A logout ends the session too, whose token would
 * still open the customer's cart: the cart stays with the account.
 */
export function registerLogin(
  app: FastifyInstance,
  options: AccountPages & { customers: CustomerTokens; attempts: Attempts },
): void {
  const { gateway, customers, attempts } = options;

  async function login(request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
    const form = formIn(request);
    const credentials = credentialsSchema.safeParse(form ? Object.fromEntries(form) : request.body);
    if (!credentials.success) return "incomplete";
    const attempt = await attempts.password(request.ip, credentials.data.username);
    if (!attempt) return "tooOften";
    const tokens = requestTokens(request, reply);
    const onFault = (error: unknown) =>
      request.log.error({ err: error }, "a guest's cart could not come along");
    try {
      const given = await signIn(gateway.personal, tokens, credentials.data, onFault);
      if (typeof given === "string") return given;
      attempt.wasRight();
      requestCustomer(request, reply, customers).logIn(given.login);
      return given.leftBehind.length > 0 ? "partly" : "done";
    } catch (error) {
      attempt.wasRight();
      request.log.error({ err: error }, "a customer could not be logged in");
      return "failed";
    }
  }

  function logout(request: FastifyRequest, reply: FastifyReply): Outcome {
    requestCustomer(request, reply, customers).logOut();
    requestTokens(request, reply).end();
    // What pages of before have kept in the browser goes, with script or without.
    reply.header("clear-site-data", '"storage"');
    return "done";
  }

  const actions = { login, logout };
  for (const [name, act] of Object.entries(actions)) {
    app.post(`${ACCOUNT}/${name}`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const isElsewhere = comesFromElsewhere(request);
      const outcome = isElsewhere ? "elsewhere" : await act(request, reply);
      return answer(request, reply, outcome, options);
    });
  }
}
