import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { withLoginSession } from "#relay/session.ts";
import { logIn } from "#server/customerLogin.ts";
import type { CustomerTokens } from "#server/customerTokens.ts";
import { requestCustomer } from "#server/requestCustomer.ts";
import { requestTokens } from "#server/requestSession.ts";
import { returnAddress } from "#server/returnAddress.ts";
import type { ShopGateway } from "#server/shopGateway.ts";
import { comesFromElsewhere } from "./formPosts.ts";

const MAX_BODY_BYTES = 8 * 1024;
const ACCOUNT = "/account";

const credentialsSchema = z.object({ username: z.string().min(1), password: z.string().min(1) });

/** What may keep a customer from logging in. Which of the two was wrong is nobody's to know. */
const refusals = {
  incomplete: { status: 400, message: "Please give your user name and your password." },
  refused: { status: 401, message: "This user name and password were not accepted." },
  elsewhere: { status: 403, message: "This form is not from this shop." },
  noAccounts: { status: 501, message: "This shop has no customer accounts." },
  failed: { status: 502, message: "The shop did not answer. Please try again in a moment." },
} as const;

type Outcome = "done" | keyof typeof refusals;

/** A form's fields, or nothing where the body is script's JSON. */
const formIn = ({ body }: FastifyRequest) =>
  typeof body === "string" ? new URLSearchParams(body) : undefined;

/** Tells script what came of it; sends a form on to the page it asks for, or to the account's. */
function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  const form = formIn(request);
  const wanted = returnAddress(form?.get("return"));
  if (outcome === "done") {
    return form ? reply.redirect(wanted ?? ACCOUNT, 303) : reply.send({ ok: true });
  }
  const { status, message } = refusals[outcome];
  if (!form || outcome === "elsewhere") return reply.code(status).send({ ok: false, message });
  const search = new URLSearchParams({ login: outcome, ...(wanted && { return: wanted }) });
  return reply.redirect(`${ACCOUNT}?${search.toString()}`, 303);
}

/**
 * `/account/login` and `/account/logout`, for script (JSON) and for plain forms. The refresh token
 * goes into a cookie that no script reads, the access token stays in this process, and no answer
 * holds a token of the customer's in its body. A logout ends the session too, whose token would
 * still open the customer's cart: the cart stays with the account.
 */
export function registerAccount(
  app: FastifyInstance,
  { gateway, customers }: { gateway: ShopGateway; customers: CustomerTokens },
): void {
  async function login(request: FastifyRequest, reply: FastifyReply): Promise<Outcome> {
    const form = formIn(request);
    const credentials = credentialsSchema.safeParse(form ? Object.fromEntries(form) : request.body);
    if (!credentials.success) return "incomplete";
    const tokens = requestTokens(request, reply);
    try {
      const given = await logIn(withLoginSession(gateway.personal, tokens), credentials.data);
      if (typeof given === "string") return given;
      requestCustomer(request, reply, customers).logIn(given);
      return "done";
    } catch (error) {
      request.log.error({ err: error }, "a customer could not be logged in");
      return "failed";
    }
  }

  function logout(request: FastifyRequest, reply: FastifyReply): Outcome {
    requestCustomer(request, reply, customers).logOut();
    requestTokens(request, reply).end();
    return "done";
  }

  const actions = { login, logout };
  for (const [name, act] of Object.entries(actions)) {
    app.post(`${ACCOUNT}/${name}`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      const isElsewhere = comesFromElsewhere(request);
      return answer(request, reply, isElsewhere ? "elsewhere" : await act(request, reply));
    });
  }
}
