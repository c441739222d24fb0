import type { FastifyRequest } from "fastify";
import { SESSION_HEADER } from "#relay/session/session.ts";
import type { Operation } from "#server/backend/door/describeOperation.ts";
import { readGraphqlRequest } from "#server/backend/door/graphqlRequest.ts";
import type { GraphqlRequest } from "#server/backend/door/graphqlRequest.ts";
import type { Operations } from "#server/backend/door/operations.ts";
import { tokenOf } from "#server/backend/line/shopCall.ts";
import type { VariableCheck } from "#server/backend/door/variables.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { CROSS_SITE_ERROR } from "./formPosts.ts";
import { isLocal } from "./localRequest.ts";
import { RATE_LIMITED, senderOf } from "./postLimits.ts";
import { requestSite } from "./requestSite.ts";

// Request checks of the GraphQL endpoint, before any call to the backend.

const MALFORMED =
  "Send one JSON object with a query or a documentId and, if the operation has any, its variables.";

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

/** Settings and tools of the admission. */
export type AdmissionOptions = {
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
    if (!sent) return { status: 400, message: MALFORMED };
    const { query, documentId = "", operationName, variables } = sent;
    const operation = query === undefined ? operations.byId(documentId) : operations.byText(query);
    if (!operation && query !== undefined && allowsFreeForm && isLocal(request)) {
      return { call: freeFormCall(sent), errorOfVariables: () => undefined };
    }
    if (!operation) {
      return { status: 403, message: "This operation is not one of the storefront's." };
    }
    const { name } = operation;
    if (operationName !== undefined && operationName !== name) {
      return { status: 400, message: "The operation has another name." };
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
export function createAdmission(options: AdmissionOptions) {
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
      return { status: 403, message: CROSS_SITE_ERROR };
    }
    const idempotencyKey = isMutation ? idempotencyKeyOf(request) : undefined;
    if (idempotencyKey === null) {
      const message = "Send an idempotency key of 16 to 64 letters, digits, - or _.";
      return { status: 400, message };
    }
    const { isAllowed, retryAfterSeconds } = await takeAttempt(request, call);
    if (!isAllowed) return { status: 429, message: RATE_LIMITED, retryAfterSeconds };
    const error = errorOfVariables();
    return error === undefined ? { ...call, idempotencyKey } : { status: 400, message: error };
  };
}
