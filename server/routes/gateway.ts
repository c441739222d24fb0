import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { Operation, Operations } from "#server/gateway/operations.ts";
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

const isLoopback = (request: FastifyRequest) => /^(::ffff:)?127\.|^::1$/.test(request.ip);

/** The name of a free-form text's first operation; undefined for an anonymous one. */
const nameIn = (text: string) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1];

/** Free-form text has no entry in the operation list: it is taken as a shopper's own mutation. */
const freeForm = (text: string): Operation => ({
  name: "freeForm",
  text,
  isMutation: /^\s*mutation\b/m.test(text),
  isPersonal: true,
});

/** The session of a call; of an account's the browser holds only a redacted token. */
function sessionOf(request: FastifyRequest, { session }: Shopper): string | undefined {
  const header = request.headers[SESSION_HEADER];
  if (typeof header !== "string" || comesFromElsewhere(request)) return [header].flat()[0];
  const held = /^Session (.+)$/.exec(header)?.[1];
  if (held === undefined) return header;
  const token = session.restore(held);
  return token && `Session ${token}`;
}

/** An admitted call, with the operation name that the backend is sent. */
type AdmittedCall = {
  operation: Operation;
  name: string | null;
  variables: Record<string, unknown>;
};

/**
 * `/graphql`: lets through the storefront's own operations, known by the hash of their text, and
 * nothing else. The session header and the customer's name pass for personal operations and for no
 * others.
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

  /** Sends a call to the backend, with the session and the customer where it is personal. */
  async function forward(request: FastifyRequest, reply: FastifyReply, call: AdmittedCall) {
    const { operation, name, variables } = call;
    const shopper = shopperOf(request, reply);
    // Unlike the session header, a cookie comes along by itself, from wherever a call is made.
    const isNamed = operation.isPersonal && !comesFromElsewhere(request);
    const answer = await gateway.call({
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
      session: sessionOf(request, shopper),
      authorization: isNamed ? await shopper.customer.authorization() : undefined,
      isMutation: operation.isMutation,
      isPersonal: operation.isPersonal,
    });
    if (answer.token) reply.header(SESSION_HEADER, shopper.session.redact(answer.token));
    return reply
      .code(answer.status)
      .header("cache-control", "no-store")
      .type("application/json")
      .send(answer.body);
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
      // Our pages send reviews by their own address: what bounds them there holds here too.
      if (operation.name === WRITE_REVIEW && !(await mayReview(request.ip))) {
        return refuse(reply, 429, "That was quick. Wait a moment, then send it again.");
      }
      try {
        const name = listed ? listed.name : (operationName ?? nameIn(query) ?? null);
        return await forward(request, reply, { operation, name, variables: variables ?? {} });
      } catch (error) {
        request.log.error({ err: error, operation: operation.name }, "the backend did not answer");
        return refuse(reply, 502, "The shop's backend did not answer.");
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
