import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { Operation } from "#server/gateway/describeOperation.ts";
import { readGraphqlRequest } from "#server/gateway/graphqlRequest.ts";
import type { GraphqlRequest } from "#server/gateway/graphqlRequest.ts";
import type { Operations } from "#server/gateway/operations.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import type { VariableCheck } from "#server/gateway/variables.ts";
import type { Guards } from "#server/limits/guards.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { clientOf } from "#server/shopper/requestClient.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { compressResponse } from "./compressResponse.ts";
import { FROM_ELSEWHERE } from "./formPosts.ts";
import { isLocal } from "./localRequest.ts";
import { TOO_QUICK } from "./rateLimits.ts";
import { requestSite } from "./requestSite.ts";

const MAX_BODY_BYTES = 64 * 1024;

const MALFORMED =
  "Send one JSON object with a query or a documentId and, if the operation has any, its variables.";

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

/** Returns the name of a free-form document's first operation; undefined if anonymous. */
const nameIn = (text: string) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1];

/** Request to run, with the operation name that is sent to the backend. */
type Call = {
  operation: Pick<Operation, "text" | "isMutation" | "isPersonal" | "class">;
  name: string | null;
  variables: Readonly<Record<string, unknown>>;
};

/** Refusal of a request, before any byte of it reaches the backend. */
type Refusal = { status: number; message: string };

/** Free-form documents are not in the operation list: they count as personal mutations. */
function freeFormCall({ query = "", operationName, variables }: GraphqlRequest): Call {
  const isMutation = /^\s*mutation\b/m.test(query);
  return {
    operation: { text: query, isMutation, isPersonal: true, class: "changes" },
    name: operationName ?? nameIn(query) ?? null,
    variables,
  };
}

/** Session of a request; for an account the browser holds only a redacted token. */
function sessionOf(request: FastifyRequest, { session }: Shopper): string | undefined {
  const header = request.headers[SESSION_HEADER];
  if (typeof header !== "string" || requestSite(request) !== "own") return [header].flat()[0];
  const current = /^Session (.+)$/.exec(header)?.[1];
  if (current === undefined) return header;
  const token = session.restore(current);
  return token && `Session ${token}`;
}

type GatewayOptions = {
  gateway: Pick<ShopGateway, "call">;
  shopperOf: ShopperOf;
  operations: Operations;
  checkVariables: VariableCheck;
  limits: OperationRateLimits;
  guards: Guards;
  allowsFreeForm: boolean;
};

/** Creates the admission of requests: it finds their operation and checks everything else. */
function createAdmission({ operations, checkVariables, guards, allowsFreeForm }: GatewayOptions) {
  const isStrict = guards.isOn("strictJson");

  return (request: FastifyRequest): Call | Refusal => {
    const sent = readGraphqlRequest(request.body, { isStrict });
    if (!sent) return { status: 400, message: MALFORMED };
    const { query, documentId = "", operationName, variables } = sent;
    const operation = query === undefined ? operations.byId(documentId) : operations.byText(query);
    if (!operation && query !== undefined && allowsFreeForm && isLocal(request)) {
      return freeFormCall(sent);
    }
    if (!operation) {
      return { status: 403, message: "This operation is not one of the storefront's." };
    }
    const { name } = operation;
    if (isStrict && operationName !== undefined && operationName !== name) {
      return { status: 400, message: "The operation has another name." };
    }
    const error = guards.isOn("variables") ? checkVariables(operation, variables) : undefined;
    return error === undefined ? { operation, name, variables } : { status: 400, message: error };
  };
}

/**
 * `/graphql`: admits the storefront's own operations, identified by the hash of their text, with
 * variables of their types, and rejects everything else. Only personal operations carry the session
 * header and the customer's token.
 */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const { gateway, shopperOf, limits } = options;
  const admit = createAdmission(options);

  /** Sends a request to the backend; personal ones with session and customer token. */
  async function forward(request: FastifyRequest, reply: FastifyReply, call: Call) {
    const { operation, name, variables } = call;
    const shopper = shopperOf(request, reply);
    // Unlike the session header, a cookie is sent automatically, from whichever site the request is
    // made.
    const isNamed = operation.isPersonal && requestSite(request) === "own";
    const response = await gateway.call({
      body: JSON.stringify({ operationName: name, variables, query: operation.text }),
      session: sessionOf(request, shopper),
      authorization: isNamed ? await shopper.customer.authorization() : undefined,
      ...(operation.isPersonal && clientOf(request)),
      isMutation: operation.isMutation,
      isPersonal: operation.isPersonal,
    });
    if (response.token) reply.header(SESSION_HEADER, shopper.session.redact(response.token));
    return reply
      .code(response.status)
      .header("cache-control", "no-store")
      .type("application/json")
      .send(response.body);
  }

  /** Consumes an attempt of the request's class; returns the seconds to wait if none is left. */
  async function secondsToWait(request: FastifyRequest, { operation }: Call) {
    const [header] = [request.headers[SESSION_HEADER]].flat();
    const session = operation.isPersonal ? header?.replace(/^Session /, "") : undefined;
    const attempt = await limits.take(operation.class, { address: request.ip, session });
    return attempt.isAllowed ? undefined : attempt.retryAfterSeconds;
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post(
      "/graphql",
      {
        bodyLimit: MAX_BODY_BYTES,
        onSend: compressResponse,
        onRequest: async (request, reply) => {
          if (requestSite(request) === "foreign") return refuse(reply, 403, FROM_ELSEWHERE);
        },
      },
      async (request, reply) => {
        const call = admit(request);
        if ("message" in call) return refuse(reply, call.status, call.message);
        if (call.operation.isMutation && requestSite(request) !== "own") {
          return refuse(reply, 403, FROM_ELSEWHERE);
        }
        const seconds = await secondsToWait(request, call);
        if (seconds !== undefined) {
          return refuse(reply.header("retry-after", seconds), 429, TOO_QUICK);
        }
        try {
          return await forward(request, reply, call);
        } catch (error) {
          const { name: operation } = call;
          request.log.error({ err: error, operation }, "the backend did not answer");
          return refuseFailed(reply, error);
        }
      },
    );
    done();
  });

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: "/graphql",
    handler: (_request, reply) =>
      refuse(reply.header("allow", "POST"), 405, "Send operations with POST."),
  });
}
