import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { SESSION_HEADER } from "#relay/session/session.ts";
import { KeyReusedError } from "#server/gateway/idempotentCalls.ts";
import type { Operation, Operations } from "#server/gateway/operations.ts";
import { cookies, readToken } from "#server/shopper/cookies.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import type { ReviewRateLimit } from "#server/limits/reviewRateLimit.ts";
import { WRITE_REVIEW } from "./reviewPost.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { compressResponse } from "./compressResponse.ts";
import { comesFromElsewhere } from "./formPosts.ts";

const MAX_BODY_BYTES = 64 * 1024;

const callSchema = z.object({
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  query: z.string(),
});

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ errors: [{ message }] });

/** Responds with 503 if the backend certainly did nothing, so that a client may repeat the call. */
function refuseFailed(reply: FastifyReply, error: unknown) {
  if (effectOf(error) === "unknown")
    return refuse(reply, 502, "The shop's backend did not answer.");
  const seconds = error instanceof BackendError ? error.retryAfterSeconds : undefined;
  if (seconds !== undefined) reply.header("retry-after", seconds);
  return refuse(reply, 503, "The shop's backend took no request. Try again in a moment.");
}

/** Reads the `Idempotency-Key` header, bare or quoted; null if it is invalid. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined | null {
  const header = headers["idempotency-key"];
  if (header === undefined) return undefined;
  return /^("?)([\w-]{16,64})\1$/.exec(String(header))?.[2] ?? null;
}

const isLoopback = (request: FastifyRequest) => /^(::ffff:)?127\.|^::1$/.test(request.ip);

/** Returns the name of a free-form document's first operation; undefined if anonymous. */
const nameIn = (text: string) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1];

/** Free-form documents are not in the operation list: they count as personal mutations. */
const freeForm = (text: string): Operation => ({
  name: "freeForm",
  text,
  isMutation: /^\s*mutation\b/m.test(text),
  isPersonal: true,
});

/** Session of a request; for an account the browser holds only a redacted token. */
function sessionOf(request: FastifyRequest, { session }: Shopper): string | undefined {
  const header = request.headers[SESSION_HEADER];
  if (typeof header !== "string" || comesFromElsewhere(request)) return [header].flat()[0];
  const current = /^Session (.+)$/.exec(header)?.[1];
  if (current === undefined) return header;
  const token = session.restore(current);
  return token && `Session ${token}`;
}

/**
 * True for the first change of a visitor without a session. The response then sets the session's
 * cookie itself: the page that sent the request may be gone, with the script that stores tokens.
 */
const startsSession = (request: FastifyRequest, { isMutation }: Operation) =>
  isMutation &&
  request.headers[SESSION_HEADER] === undefined &&
  readToken(request, cookies.session) === undefined &&
  !comesFromElsewhere(request);

/** Admitted request, with the operation name sent to the backend. */
type AdmittedCall = {
  operation: Operation;
  name: string | null;
  variables: Record<string, unknown>;
};

/**
 * `/graphql`: admits the storefront's own operations, identified by the hash of their text, and
 * rejects all others. Only personal operations carry the session header and the customer's token.
 */
export function registerGateway(
  app: FastifyInstance,
  options: {
    gateway: Pick<ShopGateway, "call">;
    shopperOf: ShopperOf;
    operations: Operations;
    mayReview: ReviewRateLimit;
    allowsFreeForm: boolean;
  },
): void {
  const { gateway, shopperOf, operations, mayReview, allowsFreeForm } = options;

  /** Sends a request to the backend; personal ones with session and customer token. */
  async function forward(request: FastifyRequest, reply: FastifyReply, call: AdmittedCall) {
    const { operation, name, variables } = call;
    const shopper = shopperOf(request, reply);
    // Unlike the session header, a cookie is sent automatically, from whichever site the request is
    // made.
    const isNamed = operation.isPersonal && !comesFromElsewhere(request);
    const response = await gateway.call({
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
      session: sessionOf(request, shopper),
      authorization: isNamed ? await shopper.customer.authorization() : undefined,
      address: request.ip,
      isMutation: operation.isMutation,
      isPersonal: operation.isPersonal,
      idempotencyKey: idempotencyKeyOf(request) ?? undefined,
    });
    if (response.token) {
      const { session } = shopper;
      if (session.isAmbiguous || startsSession(request, operation)) session.write(response.token);
      reply.header(SESSION_HEADER, shopper.session.redact(response.token));
    }
    return reply
      .code(response.status)
      .header("cache-control", "no-store")
      .type("application/json")
      .send(response.body);
  }

  app.post(
    "/graphql",
    { bodyLimit: MAX_BODY_BYTES, onSend: compressResponse },
    async (request, reply) => {
      const parsed = callSchema.safeParse(request.body);
      if (!parsed.success) {
        return refuse(reply, 400, "Send JSON with a query and, where it has any, its variables.");
      }
      const { operationName, query, variables } = parsed.data;
      const listed = operations.byText(query);
      const operation =
        listed ?? (allowsFreeForm && isLoopback(request) ? freeForm(query) : undefined);
      if (!operation) return refuse(reply, 403, "This operation is not one of the storefront's.");
      if (operation.isMutation && idempotencyKeyOf(request) === null) {
        return refuse(reply, 400, "Send an idempotency key of 16 to 64 letters, digits, - or _.");
      }
      // Our pages post reviews to their own route: its rate limits apply here too.
      if (operation.name === WRITE_REVIEW && !(await mayReview(request.ip))) {
        return refuse(reply, 429, "That was quick. Wait a moment, then send it again.");
      }
      try {
        const name = listed ? listed.name : (operationName ?? nameIn(query) ?? null);
        return await forward(request, reply, { operation, name, variables: variables ?? {} });
      } catch (error) {
        if (error instanceof KeyReusedError) {
          return refuse(reply, 422, "This idempotency key was sent with another body.");
        }
        request.log.error({ err: error, operation: operation.name }, "the backend did not answer");
        return refuseFailed(reply, error);
      }
    },
  );

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: "/graphql",
    handler: (_request, reply) =>
      refuse(reply.header("allow", "POST"), 405, "Send operations with POST."),
  });
}
