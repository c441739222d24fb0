import { Observable } from "relay-runtime";
import type { SubscribeFunction } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { LiveConnection } from "./liveConnection.ts";
import { readSerializedPage } from "./payload.ts";

// GraphQL subscriptions in the browser, over one live connection.

let live: LiveConnection | undefined;

async function liveConnection(operation: string): Promise<LiveConnection> {
  const { liveEndpoint } = readSerializedPage().shop;
  if (!liveEndpoint) throw new OperationError(operation, "there is no live endpoint");
  // The first subscription loads this code; a shop without an endpoint never does.
  const code = await import("./liveConnection.ts");
  return (live ??= code.openLiveConnection(liveEndpoint));
}

/** Relay's subscriptions in the browser: all share one live connection, opened by the first. */
export const subscribeLive: SubscribeFunction = (operation, variables) =>
  Observable.from(liveConnection(operation.name)).mergeMap(({ subscribe }) =>
    subscribe(operation, variables),
  );

/**
 * Reconnects the live connection with the shopper's current session; its subscriptions continue.
 * Does nothing without a connection.
 */
export const restartLiveConnection = (): void => live?.restart();

/** Drops an unresponsive live connection; it reconnects while it has subscriptions. */
export const terminateLiveConnection = (): void => live?.terminate();
