import { Observable } from "relay-runtime";
import type { SubscribeFunction } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { LiveConnection } from "./liveConnection.ts";
import { handedOver } from "./payload.ts";

let live: LiveConnection | undefined;

async function liveConnection(operation: string): Promise<LiveConnection> {
  const { liveEndpoint } = handedOver().shop;
  if (!liveEndpoint) throw new OperationError(operation, "there is no live endpoint");
  // Its code is loaded by the first subscription, which a shop without an endpoint never has.
  const code = await import("./liveConnection.ts");
  return (live ??= code.openLiveConnection(liveEndpoint));
}

/** Relay's subscriptions in the browser: all over one live connection, opened by the first. */
export const subscribeLive: SubscribeFunction = (operation, variables) =>
  Observable.from(liveConnection(operation.name)).mergeMap(({ subscribe }) =>
    subscribe(operation, variables),
  );

/**
 * Lets a live connection come back as whoever the shopper is now; its subscriptions go on. Does
 * nothing where there is none.
 */
export const restartLiveConnection = (): void => live?.restart();

/** Drops a live connection that no longer answers; it comes back while it has subscriptions. */
export const terminateLiveConnection = (): void => live?.terminate();
