import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { changeKeyIn } from "#relay/contract/cart/cartChange.ts";
import { GATEWAY_PATH, OTHER_GATEWAY_PATH } from "#relay/contract/sendOperation.ts";
import { BackendError, effectOf } from "#relay/contract/errors.ts";
import { redactToken } from "#relay/session/redactedToken.ts";
import { SESSION_HEADER, isAccountToken, sessionWith, tokenOf } from "#relay/session/session.ts";
import { KeyReusedError } from "#server/backend/sessions/idempotentCalls.ts";
import type { GatewayResponse, ShopCall } from "#server/backend/line/shopCall.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { OverloadError, admissionClassOf } from "#server/limits/admission.ts";
import type { Admission } from "#server/limits/admission.ts";
import { cookies, readToken } from "#server/shopper/cookies.ts";
import { clientOf } from "#server/shopper/requestClient.ts";
import type { Shopper, ShopperOf } from "#server/shopper/shopperOf.ts";
import { compressResponse } from "./compressResponse.ts";
import { requestSite } from "./requestSite.ts";
import type { Operation } from "#server/backend/door/describeOperation.ts";
import { readGraphqlRequest } from "#server/backend/door/graphqlRequest.ts";
import type { GraphqlRequest } from "#server/backend/door/graphqlRequest.ts";
import type { Operations } from "#server/backend/door/operations.ts";
import type { VariableCheck } from "#server/backend/door/variables.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { t } from "#words/t.ts";
import { isLocal } from "./localRequest.ts";
import { senderOf } from "./postLimits.ts";

// GraphQL route for browsers: admits the storefront's operations, and passes them on to the gateway.

/** Admitted request, with the operation name that is sent to the backend. */
export type AdmittedCall = {
  operation: Pick<Operation, "text" | "isMutation" | "isPersonal" | "class">;
  name: string | null;
  variables: Readonly<Record<string, unknown>>;
  /** Key under which a mutation is applied once. */
  idempotencyKey?: string | undefined;
};

/** Refusal of a request, before any byte of it reaches the backend. */
type Refusal = { status: number; message: string; retryAfterSeconds?: number };

/** Returns a refusal with a message for programs. */
const refusal = (status: number, message: string): Refusal => ({ status, message });

/** Settings and tools of the admission. */
type AdmissionOptions = {
  operations: Operations;
  checkVariables: VariableCheck;
  limits: OperationRateLimits;
  allowsFreeForm: boolean;
};

/** Reads the `Idempotency-Key` header, bare or quoted; null if it is invalid. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined | null {
  const header = headers["idempotency-key"];
  if (header === undefined) return undefined;
  return /^("?)([\w-]{16,64})\1$/.exec(String(header))?.[2] ?? null;
}

/** Returns the name of a free-form document's first operation; undefined if anonymous. */
const nameIn = (text: string) => /^[ \t]*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1];

/**
 * Free-form documents are not in the operation list: they count as personal, and one that has the
 * word "mutation" anywhere counts as a mutation, as it may contain one.
 */
function freeFormCall({ query = "", operationName, variables }: GraphqlRequest): AdmittedCall {
  const isMutation = /\bmutation\b/.test(query);
  return {
    operation: { text: query, isMutation, isPersonal: true, class: "changes" },
    name: operationName ?? nameIn(query) ?? null,
    variables,
  };
}

/**
 * Returns the number of coupons in the input of a restoration, each of which the backend tries. The
 * variables are not checked yet: GraphQL also takes a single value for a list.
 */
function couponsIn({ input }: AdmittedCall["variables"]): number {
  const { coupons = [] } = Object(input) as { coupons?: unknown };
  return [coupons].flat().length;
}

/** Operation of a request, whose variables are checked last. */
type FoundCall = { call: AdmittedCall; errorOfVariables: () => string | undefined };

/** Creates the search for a request's operation, with a checked name. */
function createOperationFinder(options: AdmissionOptions) {
  const { operations, checkVariables, allowsFreeForm } = options;

  return (request: FastifyRequest): FoundCall | Refusal => {
    const sent = readGraphqlRequest(request.body);
    if (!sent) {
      return refusal(
        400,
        "Send one JSON object with a query or a documentId and, if the operation has any, its variables.",
      );
    }
    const { query, documentId = "", operationName, variables } = sent;
    const operation = query === undefined ? operations.byId(documentId) : operations.byText(query);
    if (!operation && query !== undefined && allowsFreeForm && isLocal(request)) {
      return { call: freeFormCall(sent), errorOfVariables: () => undefined };
    }
    if (!operation) return refusal(403, "This operation is not one of the storefront's.");
    const { name } = operation;
    if (operationName !== undefined && operationName !== name) {
      return refusal(400, "The operation has another name.");
    }
    return {
      call: { operation, name, variables },
      errorOfVariables: () => checkVariables(operation, variables),
    };
  };
}

/**
 * Creates the admission of requests to `/graphql`: only the storefront's operations, as often as
 * their class allows, with variables of their types, and mutations only from our own pages. The
 * cheapest checks come first; a request from another site uses up no attempt.
 */
function createOperationAdmission(options: AdmissionOptions) {
  const { limits } = options;
  const find = createOperationFinder(options);

  /** Consumes an attempt of the operation's class, and one for each coupon that it restores. */
  async function takeAttempt(request: FastifyRequest, { operation, variables }: AdmittedCall) {
    const [header] = [request.headers[SESSION_HEADER]].flat();
    const session = operation.isPersonal ? tokenOf(header) : undefined;
    const sender = senderOf(request, session);
    const attempt = await limits.take(operation.class, sender);
    const coupons = couponsIn(variables);
    if (!attempt.isAllowed || coupons === 0) return attempt;
    return limits.take("coupons", sender, coupons);
  }

  return async (request: FastifyRequest): Promise<AdmittedCall | Refusal> => {
    const found = find(request);
    if ("message" in found) return found;
    const { call, errorOfVariables } = found;
    const { isMutation } = call.operation;
    if (isMutation && requestSite(request) !== "own") {
      return { status: 403, message: t("form.crossSite") };
    }
    const idempotencyKey = isMutation ? idempotencyKeyOf(request) : undefined;
    if (idempotencyKey === null) {
      return refusal(400, "Send an idempotency key of 16 to 64 letters, digits, - or _.");
    }
    const { isAllowed, retryAfterSeconds } = await takeAttempt(request, call);
    if (!isAllowed) return { status: 429, message: t("form.tooQuick"), retryAfterSeconds };
    const error = errorOfVariables();
    return error === undefined ? { ...call, idempotencyKey } : refusal(400, error);
  };
}

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
  return token && sessionWith(token);
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
 * `/graphql` and its other path: admits the storefront's own operations, identified by their text or
 * its hash, with variables of their types, and rejects everything else. Only personal operations
 * carry the session header and the customer's token.
 */
export function registerGraphqlRoute(
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
  const admit = createOperationAdmission(options);

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
            if (requestSite(request) === "foreign") return refuse(reply, 403, t("form.crossSite"));
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
