import { Network } from "relay-runtime";
import type {
  FetchFunction,
  GraphQLResponse,
  INetwork,
  RequestParameters,
  SubscribeFunction,
} from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address } from "#relay/contract/sendOperation.ts";
import { retryRefused } from "#relay/session/session.ts";

/** Transport of operations to a backend. */
export type Transport = Address & {
  /**
   * Runs a call in the session lock if it needs to; absent on a server, where requests run alone.
   */
  withLock?: (
    operation: RequestParameters,
    work: () => Promise<OperationResult>,
  ) => Promise<OperationResult>;
  /** Opens subscriptions; absent on a server, where a response ends with its request. */
  subscribe?: SubscribeFunction;
};

/** Options of a single call, in `cacheConfig.metadata`. */
export type CallMetadata = { onResponse?: (result: OperationResult) => void };

/** True for the backend's internal error, after which a mutation may have been applied. */
const isServerError = (message: string) => /^internal server error/i.test(message);

/**
 * Converts a backend response for Relay. A response with null data only is an error; partial data
 * pass, so that one failed field does not take the page with it.
 */
export function usableResponse(
  operation: string,
  { data = null, errors }: OperationResult,
): GraphQLResponse {
  const messages = (errors ?? []).map((error) => error.message);
  const isNull = Object.values(data ?? {}).every((field) => field === null);
  if (messages.length > 0 && isNull) {
    const effect = messages.some(isServerError) ? "unknown" : "none";
    throw new OperationError(operation, messages.join(" "), { messages, effect });
  }
  return { data } as GraphQLResponse;
}

/**
 * Creates Relay's network over a transport. A mutation refused because of its session had no effect
 * and is retried once, with the session that the refusal brought.
 */
export function createNetwork(transport: Transport): INetwork {
  const withLock = transport.withLock ?? ((_operation, work) => work());

  async function send(operation: RequestParameters, variables: object): Promise<OperationResult> {
    const once = () => sendOperation(transport, operation, variables);
    return operation.operationKind === "mutation" ? retryRefused(once) : once();
  }

  const fetchOperation: FetchFunction = async (operation, variables, cacheConfig) => {
    const result = await withLock(operation, () => send(operation, variables));
    (cacheConfig.metadata as CallMetadata | undefined)?.onResponse?.(result);
    return usableResponse(operation.name, result);
  };
  return Network.create(fetchOperation, transport.subscribe);
}
