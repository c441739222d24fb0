import { createClient, TerminatedCloseEvent } from "graphql-ws/client";
import type { Sink } from "graphql-ws/client";
import { Observable } from "relay-runtime";
import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { OperationError } from "#relay/contract/errors.ts";
import type { Answer, AnswerError } from "#relay/contract/errors.ts";
import { usableAnswer } from "./network.ts";
import { browserTokens, sessionHeaders } from "#relay/session/session.ts";
import { isRedacted } from "#relay/session/redactedToken.ts";
import type { TokenStore } from "#relay/session/session.ts";

/** How often a lost connection is tried again before its subscriptions fail. */
const RETRIES = 5;
/** The code of a socket that is closed so that a new one carries other headers. */
const RESTART_CODE = 4205;

/** One socket for all subscriptions: opened by the first, closed with the last. */
export type LiveConnection = {
  /** Receives what the backend tells; fails where the connection is lost for good. */
  subscribe: (operation: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
  /** Closes the socket so that another comes with the session of then; nothing without one. */
  restart: () => void;
  /** Gives a socket up without waiting for the other side; another comes in its place. */
  terminate: () => void;
};

export type LiveOptions = {
  /** Whose session the connection carries; the page's own unless said otherwise. */
  tokens?: TokenStore;
  /** What passes before a retry, of which some were made already; growing seconds by default. */
  wait?: (retries: number) => Promise<void>;
};

/** What ended a subscription, which the protocol says in three ways, as an operation's error. */
function failureOf(operation: string, cause: unknown): OperationError {
  if (Array.isArray(cause)) {
    const messages = (cause as AnswerError[]).map((error) => error.message);
    return new OperationError(operation, messages.join(" "), { messages });
  }
  const { code, reason } = cause as Partial<CloseEvent>;
  const how = code === undefined ? "failed" : `was closed: ${`${code} ${reason}`.trim()}`;
  return new OperationError(operation, `the live connection ${how}`, { cause });
}

/**
 * Makes ready a live connection to an endpoint, by graphql-transport-ws. A socket that was lost
 * comes back with its subscriptions; a close code that says it cannot ends them at once.
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
    connectionParams: () => {
      // Past the gateway an account's session is nobody's: its token is with our server alone.
      const isAbsent = isRedacted(tokens.read() ?? "");
      const headers = isAbsent ? undefined : sessionHeaders(tokens);
      return headers && { headers };
    },
    retryAttempts: RETRIES,
    // A browser tells of a lost network by an error event before it tells the code. An `Error` is
    // the client's own: what it was sent is not the protocol, and would not be a second time.
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
    Observable.create<Answer>((sink) => {
      subscriptions += 1;
      const receiver: Sink = {
        next: (answer) => sink.next(answer as Answer),
        error: (cause) => sink.error(failureOf(name, cause)),
        complete: () => sink.complete(),
      };
      const end = client.subscribe({ operationName: name, query: text ?? "", variables }, receiver);
      return () => {
        end();
        subscriptions -= 1;
        if (subscriptions === 0) restartsAtOpen = false;
      };
    }).map((answer) => usableAnswer(name, answer));

  return { subscribe, restart, terminate: () => client.terminate() };
}
