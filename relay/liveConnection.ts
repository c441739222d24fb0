import { createClient, TerminatedCloseEvent } from "graphql-ws/client";
import type { Sink } from "graphql-ws/client";
import { Observable } from "relay-runtime";
import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import { usableResponse } from "./network.ts";
import { browserTokens, sessionHeaders } from "#relay/session/session.ts";
import { isRedacted } from "#relay/session/redactedToken.ts";
import type { TokenStore } from "#relay/session/session.ts";

// WebSocket client of live subscriptions (graphql-transport-ws), with reconnection.

/** Number of reconnection attempts before the subscriptions fail. */
const RETRIES = 5;
/** Close code of a socket that is closed in order to reconnect with other headers. */
const RESTART_CODE = 4205;

/** WebSocket connection shared by all subscriptions: the first opens it, the last closes it. */
export type LiveConnection = {
  /** Receives the backend's events; fails if the connection is lost for good. */
  subscribe: (operation: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
  /** Reconnects with the session current by then; does nothing without a socket. */
  restart: () => void;
  /** Drops a socket without waiting for the other side, and reconnects. */
  terminate: () => void;
};

export type LiveOptions = {
  /** Session that the connection carries; the page's own by default. */
  tokens?: TokenStore;
  /** Delay before a retry, by the number of retries so far; exponential backoff by default. */
  wait?: (retries: number) => Promise<void>;
};

/** Converts the end of a subscription, which the protocol reports in three ways, to an error. */
function failureOf(operation: string, cause: unknown): OperationError {
  if (Array.isArray(cause)) {
    const messages = (cause as ResponseError[]).map((error) => error.message);
    return new OperationError(operation, messages.join(" "), { messages });
  }
  const { code, reason } = cause as Partial<CloseEvent>;
  const how = code === undefined ? "failed" : `was closed: ${`${code} ${reason}`.trim()}`;
  return new OperationError(operation, `the live connection ${how}`, { cause });
}

/** Returns a socket in place of one whose constructor threw; it closes as a lost network does. */
function failedSocket(): object {
  const socket: Partial<WebSocket> = { readyState: WebSocket.CLOSED, close: () => {} };
  queueMicrotask(() =>
    socket.onclose?.call(socket as WebSocket, new CloseEvent("close", { code: 1006 })),
  );
  return socket;
}

/**
 * Returns the browser's `WebSocket`, whose constructor never throws: the client would wait for such
 * a socket for ever. Content policies and extensions make it throw.
 */
const cautiousSocket = () =>
  new Proxy(WebSocket, {
    construct(target, given) {
      try {
        return Reflect.construct(target, given) as object;
      } catch (error) {
        console.error("The live connection could not be opened.", error);
        return failedSocket();
      }
    },
  });

/**
 * Prepares a live connection to an endpoint over graphql-transport-ws. A lost socket reconnects and
 * restores its subscriptions; a fatal close code ends them at once.
 */
export function openLiveConnection(
  endpoint: string,
  { tokens = browserTokens, wait }: LiveOptions = {},
): LiveConnection {
  let socket: WebSocket | undefined;
  let subscriptions = 0;
  let restartsAtOpen = false;

  function restart(): void {
    if (subscriptions === 0) return;
    restartsAtOpen = socket?.readyState !== WebSocket.OPEN;
    if (!restartsAtOpen) socket?.close(RESTART_CODE, "Client Restart");
  }

  const client = createClient({
    url: endpoint,
    webSocketImpl: cautiousSocket(),
    connectionParams: () => {
      // A redacted account token is of no use past the gateway: only our server has the real one.
      const isAbsent = isRedacted(tokens.read() ?? "");
      const headers = isAbsent ? undefined : sessionHeaders(tokens);
      return headers && { headers };
    },
    retryAttempts: RETRIES,
    // On a lost network, browsers fire an error event before the close code. An `Error` comes from
    // the client itself: the server broke the protocol, and would do so again.
    shouldRetry: (reason) => !(reason instanceof Error) || reason instanceof TerminatedCloseEvent,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
        if (restartsAtOpen) restart();
      },
    },
    ...(wait && { retryWait: wait }),
  });

  const subscribe: LiveConnection["subscribe"] = ({ name, text }, variables) =>
    Observable.create<OperationResult>((sink) => {
      subscriptions += 1;
      const receiver: Sink = {
        next: (result) => sink.next(result as OperationResult),
        error: (cause) => sink.error(failureOf(name, cause)),
        complete: () => sink.complete(),
      };
      const end = client.subscribe({ operationName: name, query: text ?? "", variables }, receiver);
      return () => {
        end();
        subscriptions -= 1;
        if (subscriptions === 0) restartsAtOpen = false;
      };
    }).map((result) => usableResponse(name, result));

  return { subscribe, restart, terminate: () => client.terminate() };
}
