import { Network } from "relay-runtime";
import type {
  FetchFunction,
  GraphQLResponse,
  INetwork,
  RequestParameters,
  SubscribeFunction,
} from "relay-runtime";
import { OperationError, isServerError } from "#relay/contract/errors.ts";
import type { OperationResult } from "#relay/contract/errors.ts";
import type { CartResult } from "#relay/contract/cart/cartChange.ts";
import { renewedKey } from "#relay/contract/cart/cartChange.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import type { Address, OnceOptions } from "#relay/contract/sendOperation.ts";
import { isRefusal } from "#relay/session/session.ts";
import { withoutFailedFields } from "./failedFields.ts";

// Relay's network layer: sends operations in the session, with its lock and restoration.

/** Session lock of a transport. */
type TransportLock = {
  isNeeded: (operation: RequestParameters) => boolean;
  run: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Restores the cart of a refused session in a new one; undefined if there is nothing to restore.
 * One that is not `done` is tried again.
 */
export type RestoreCart = () => Promise<CartResult | undefined>;

/** Transport of operations to a backend. */
export type Transport = Address & {
  /** Absent on a server, where requests run alone. */
  lock?: TransportLock;
  /** Runs in the session lock. */
  restoreCart?: RestoreCart;
  /** Opens subscriptions; absent on a server, where a response ends with its request. */
  subscribe?: SubscribeFunction;
};

/** Options of a single call, in `cacheConfig.metadata`. */
export type CallMetadata = OnceOptions & {
  onResponse?: (result: OperationResult) => void;
  /** The caller holds the session lock. */
  isLocked?: boolean;
  /** The call is part of a restoration, which its refusal must not start again. */
  isRestoring?: boolean;
};

/**
 * Converts a backend response for Relay. A response with null data only is an error; partial data
 * pass, so that one failed field does not take the page with it. In a cart, failed fields are left
 * out, and the store keeps their last known values.
 */
export function usableResponse(
  operation: string,
  { data = null, errors = [] }: OperationResult,
): GraphQLResponse {
  const messages = errors.map((error) => error.message);
  const isNull = Object.values(data ?? {}).every((field) => field === null);
  if (messages.length > 0 && isNull) {
    const effect = errors.some(isServerError) ? "unknown" : "none";
    throw new OperationError(operation, messages.join(" "), { messages, effect });
  }
  return { data: withoutFailedFields(data, errors) } as GraphQLResponse;
}

/**
 * Creates Relay's network over a transport. After a refused session, the cart is restored in a new
 * one. A refused mutation had no effect and is sent once more, unless the restoration failed: it
 * must not come before the lines that it changes. A refused query is sent once more if it would now
 * return the restored cart.
 */
export function createNetwork(transport: Transport): INetwork {
  const { lock, restoreCart = async () => undefined } = transport;

  const fetchOperation: FetchFunction = async (operation, variables, cacheConfig) => {
    const call: CallMetadata = cacheConfig.metadata ?? {};
    const isLocked = call.isLocked === true || lock?.isNeeded(operation) === true;
    const inLock = <T>(work: () => Promise<T>): Promise<T> => (lock ? lock.run(work) : work());

    async function send(): Promise<OperationResult> {
      const once = (options: OnceOptions) =>
        sendOperation(transport, operation, variables, options);
      const result = await once(call);
      if (!isRefusal(result.errors) || call.isRestoring) return result;
      const isMutation = operation.operationKind === "mutation";
      const restoration = await (isLocked ? restoreCart() : inLock(restoreCart));
      if (restoration !== undefined && restoration !== "done" && isMutation) {
        throw new OperationError(operation.name, "The cart is not restored yet.", {
          effect: "none",
        });
      }
      if (restoration !== "done" && !isMutation) return result;
      // The gateway would respond to the same key with the refusal.
      return once({
        ...call,
        ...(call.idempotencyKey && {
          idempotencyKey: renewedKey(call.idempotencyKey, randomUuid()),
        }),
      });
    }

    const result = await (isLocked && !call.isLocked ? inLock(send) : send());
    call.onResponse?.(result);
    return usableResponse(operation.name, result);
  };
  return Network.create(fetchOperation, transport.subscribe);
}

/** Returns a random UUID; `crypto.randomUUID` is missing on plain HTTP outside localhost. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 4, variant 8.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
