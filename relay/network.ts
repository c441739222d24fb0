import { Network } from "relay-runtime";
import type {
  FetchFunction,
  GraphQLResponse,
  INetwork,
  RequestParameters,
  SubscribeFunction,
} from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { Answer } from "#relay/contract/errors.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address } from "#relay/contract/sendOperation.ts";
import { retryRefused } from "#relay/session/session.ts";

/** How operations reach a backend. */
export type Transport = Address & {
  /** Whether a call must wait its turn, and how; absent on a server, where a request is alone. */
  inTurn?: (operation: RequestParameters, work: () => Promise<Answer>) => Promise<Answer>;
  /** How subscriptions reach one; absent on a server, which has nobody to tell later. */
  subscribe?: SubscribeFunction;
};

/** What a caller may ask of one call, in `cacheConfig.metadata`. */
export type CallMetadata = { onAnswer?: (answer: Answer) => void };

/**
 * What Relay is given of an answer. One whose data are wholly null is an error; partial data pass,
 * so that one broken field does not take the page with it.
 */
export function usableAnswer(operation: string, { data = null, errors }: Answer): GraphQLResponse {
  const messages = (errors ?? []).map((error) => error.message);
  const isNull = Object.values(data ?? {}).every((field) => field === null);
  if (messages.length > 0 && isNull) {
    throw new OperationError(operation, messages.join(" "), { messages });
  }
  return { data } as GraphQLResponse;
}

/**
 * Relay's network over a transport. A mutation that was refused with its session had no effect and
 * is sent once more, with the session that came instead.
 */
export function createNetwork(transport: Transport): INetwork {
  const inTurn = transport.inTurn ?? ((_operation, work) => work());

  async function send(operation: RequestParameters, variables: object): Promise<Answer> {
    const once = () => sendOperation(transport, operation, variables);
    return operation.operationKind === "mutation" ? retryRefused(once) : once();
  }

  const fetchOperation: FetchFunction = async (operation, variables, cacheConfig) => {
    const answer = await inTurn(operation, () => send(operation, variables));
    (cacheConfig.metadata as CallMetadata | undefined)?.onAnswer?.(answer);
    return usableAnswer(operation.name, answer);
  };
  return Network.create(fetchOperation, transport.subscribe);
}
