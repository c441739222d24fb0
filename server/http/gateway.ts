import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeKeyIn } from "#relay/contract/cart/changeKey.ts";
import { GATEWAY_PATH, OTHER_GATEWAY_PATH } from "#relay/contract/sendOperation.ts";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { redactToken } from "#relay/session/redactedToken.ts";
import { SESSION_HEADER, isAccountToken } from "#relay/session/session.ts";
import { KeyReusedError } from "#server/backend/sessions/idempotentCalls.ts";
import type { GatewayResponse, ShopCall } from "#server/backend/line/shopCall.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { OverloadError, admissionClassOf } from "#server/limits/admission.ts";
import type { Admission } from "#server/limits/admission.ts";
import { cookies, readToken } from "#server/shopper/cookies.ts";
import { clientOf } from "#server/shopper/requestClient.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { compressResponse } from "./compressResponse.ts";
import { CROSS_SITE_ERROR } from "./formPosts.ts";
import { createAdmission } from "./graphqlAdmission.ts";
import type { AdmissionOptions, AdmittedCall } from "./graphqlAdmission.ts";
import { requestSite } from "./requestSite.ts";

// GraphQL endpoint for browsers: passes admitted operations on to the shop's gateway.

/** The largest request restores a cart: a hundred lines of variations, each with three choices. */
const MAX_BODY_BYTES = 32 * 1024;

/** Operation with which a browser restores the cart of an ended session in a new one. */
const RESTORATION = "sendRestorationMutation";

function refuse(reply: FastifyReply, status: number, message: string, retryAfterSeconds?: number) {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ errors: [{ message }] });
}

/** Responds with 503 if the backend certainly did nothing, so that a client may repeat the call. */
function refuseFailed(reply: FastifyReply, error: unknown) {
  if (error instanceof KeyReusedError)
    return refuse(reply, 422, "This idempotency key was sent with another body.");
  if (effectOf(error) === "unknown")
    return refuse(reply, 502, "The shop's backend did not respond.");
  const seconds = error instanceof BackendError ? error.retryAfterSeconds : undefined;
  return refuse(
    reply,
    503,
    "The shop's backend did not process the request. Try again in a moment.",
    seconds,
  );
}

/**
 * Session of a request; for an account the browser holds only a redacted token. A request that is
 * not certainly our page's has no sign-in, and so no account's session.
 */
function sessionOf(request: FastifyRequest, { session }: Shopper): string | undefined {
  const header = [request.headers[SESSION_HEADER]].flat()[0];
  const current = /^Session (.+)$/.exec(header ?? "")?.[1];
  if (current === undefined) return header;
  const token =
    requestSite(request) === "own"
      ? session.restore(current)
      : isAccountToken(current)
        ? redactToken(current)
        : current;
  return token && `Session ${token}`;
}

/**
 * True for the first change of a visitor without a session. The response then sets the session's
 * cookie itself: the page that sent the request may be gone, with the script that stores tokens.
 */
const startsSession = (request: FastifyRequest, { operation }: AdmittedCall) =>
  operation.isMutation &&
  request.headers[SESSION_HEADER] === undefined &&
  readToken(request, cookies.session) === undefined;

/**
 * `/graphql` and its other path: admits the storefront's own operations, identified by the hash of their text, with
 * variables of their types, and rejects everything else. Only personal operations carry the session
 * header and the customer's token.
 */
export function registerGateway(
  app: FastifyInstance,
  options: AdmissionOptions & {
    gateway: Pick<ShopGateway, "call">;
    shopperOf: ShopperOf;
    admission: Admission;
    /** Called after each request that restores a cart, with its result. */
    onRestoration?: ((isRestored: boolean) => void) | undefined;
  },
): void {
  const { gateway, shopperOf, admission, onRestoration = () => {} } = options;
  const admit = createAdmission(options);

  /** Sends a restoration of a cart, and reports its result. */
  async function restore(call: ShopCall): Promise<GatewayResponse> {
    let isRestored = false;
    try {
      const response = await gateway.call(call);
      isRestored = response.effect === "applied";
      return response;
    } finally {
      onRestoration(isRestored);
    }
  }

  /** Sends a request to the backend; personal ones with session and customer token. */
  async function forward(request: FastifyRequest, reply: FastifyReply, call: AdmittedCall) {
    const { operation, name, variables, idempotencyKey } = call;
    const shopper = await shopperOf(request, reply);
    // Unlike the session header, a cookie is sent automatically, from whichever site the request is
    // made.
    const isNamed = operation.isPersonal && requestSite(request) === "own";
    const send = name === RESTORATION ? restore : gateway.call;
    // Before the session is read: with a refused sign-in it is not the account's either.
    const authorization = isNamed ? await shopper.customer.authorization() : undefined;
    const response = await send({
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
      session: sessionOf(request, shopper),
      authorization,
      ...(operation.isPersonal && clientOf(request)),
      isMutation: operation.isMutation,
      isPersonal: operation.isPersonal,
      priority: admissionClassOf(call) === "checkout" ? "checkout" : undefined,
      idempotencyKey,
      changeKey: changeKeyIn(idempotencyKey),
    });
    if (response.token) {
      const { session } = shopper;
      if (session.isAmbiguous || startsSession(request, call)) session.write(response.token);
      reply.header(SESSION_HEADER, session.redact(response.token));
    }
    return reply
      .code(response.status)
      .header("cache-control", "no-store")
      .type("application/json")
      .send(response.body);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const call = await admit(request);
    if ("message" in call) return refuse(reply, call.status, call.message, call.retryAfterSeconds);
    try {
      const admissionRequest = { class: admissionClassOf(call), address: request.ip };
      return await admission.run(admissionRequest, () => forward(request, reply, call));
    } catch (error) {
      if (error instanceof OverloadError) throw error;
      request.log.error({ err: error, operation: call.name }, "the backend did not respond");
      return refuseFailed(reply, error);
    }
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      (_request, body, parsed) => parsed(null, body),
    );
    for (const path of [GATEWAY_PATH, OTHER_GATEWAY_PATH]) {
      scope.post(
        path,
        {
          bodyLimit: MAX_BODY_BYTES,
          onSend: compressResponse,
          onRequest: async (request, reply) => {
            if (requestSite(request) === "foreign") return refuse(reply, 403, CROSS_SITE_ERROR);
          },
        },
        async (request, reply) => handle(request, reply),
      );
    }
    done();
  });

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: "/graphql",
    handler: (_request, reply) =>
      refuse(reply.header("allow", "POST"), 405, "Send operations with POST."),
  });
}
