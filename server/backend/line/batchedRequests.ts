import { SESSION_HEADER } from "#relay/session/session.ts";
import type { Backend } from "./backend.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import { CURRENCY_HEADER, LANGUAGE_HEADER } from "./shopCall.ts";
import { withTimeout } from "./withTimeout.ts";

// Batches of GraphQL requests: several operations in one HTTP request, as an array, as WPGraphQL
// accepts them. WordPress starts once for all of them, which takes longer than most operations.

/**
 * Operations in a batch at most. WPGraphQL's own limit is 10 unless its setting is higher; it is
 * learned from the first batch that is refused.
 */
export const MOST_IN_BATCH = 40;
/** Operations in the first batch; each that is fast enough is followed by one twice as large. */
const FIRST_SIZE = 2;
/** Time without another request after which a batch is sent that is not full, in milliseconds. */
const COLLECT_MS = 30;
/** Batches in a row that succeed before a larger one is tried again after a failure. */
const RECOVERED = 20;
/** Shares of the timeout: slower batches are halved, faster ones doubled. */
const [SLOW, FAST] = [0.6, 0.3];

/** WPGraphQL's messages for a batch that it refuses as a whole. */
const LIMITED = /Batch requests are limited to (\d+) operations/;
const UNSUPPORTED = /Batch Queries are not supported/i;

type Send = Backend["graphql"];

/** Request that waits for its batch. */
type WaitingRequest = {
  body: string;
  headers: Headers;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
};

/** Returns the responses of a batch; undefined if it was refused or failed as a whole. */
function partsOf(text: string, count: number): object[] | undefined {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) && parts.length === count ? (parts as object[]) : undefined;
  } catch {
    return undefined;
  }
}

const localeOf = ({ headers }: WaitingRequest) =>
  `${headers.get(LANGUAGE_HEADER)} ${headers.get(CURRENCY_HEADER)}`;

/** Takes the next batch from the waiting requests: in one language and currency, as it has one header. */
function takeBatch(waiting: WaitingRequest[], size: number): WaitingRequest[] {
  const [first, ...others] = waiting.slice(0, size).map(localeOf);
  const other = others.findIndex((each) => each !== first);
  return waiting.splice(0, other === -1 ? size : other + 1);
}

/** True for the error of a request that took longer than its timeout. */
const isLate = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

/** True for a response that says when to send again: to all of a batch, so that they wait. */
const isRefusal = ({ status, headers }: Response) => status === 429 || headers.has("retry-after");

/**
 * Creates a sender that collects requests into batches, for many reads at once; for reads only. The size of a batch
 * follows its duration. One that fails as a whole, for example because WordPress has no memory left,
 * is sent again in halves, down to single requests. The timeout is that of an HTTP request: the time
 * in which a request waits for its batch does not count.
 * @param send sends one HTTP request to the backend
 * @param options.connections HTTP requests at the same time
 * @param options.timeoutMs timeout of a request, in milliseconds
 */
export function createBatchedRequests(
  send: Send,
  {
    connections,
    timeoutMs,
    now = () => performance.now(),
  }: { connections: number; timeoutMs: number; now?: () => number },
): Send {
  const waiting: WaitingRequest[] = [];
  let allowed = MOST_IN_BATCH;
  let limit = allowed;
  let size = FIRST_SIZE;
  let succeeded = 0;
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Sends calls again in batches of at most half their number. */
  function halve(calls: readonly WaitingRequest[]): void {
    limit = Math.max(1, Math.min(allowed, Math.floor(calls.length / 2)));
    size = limit;
    succeeded = 0;
    waiting.unshift(...calls);
  }

  /** Adapts the size of batches to the duration of one that has succeeded. */
  function adapt(ms: number, count: number): void {
    succeeded += 1;
    if (succeeded % RECOVERED === 0) limit = Math.min(limit * 2, allowed);
    if (ms > SLOW * timeoutMs) size = Math.max(1, Math.floor(count / 2));
    else if (ms < FAST * timeoutMs && count === size) size = Math.min(size * 2, limit);
  }

  /** Sends an HTTP request, and returns its response with the content that was read in time. */
  const exchange = ({ body, headers }: Pick<WaitingRequest, "body" | "headers">) =>
    withTimeout(timeoutMs, async (signal) => {
      const request = new Request(GATEWAY_URL, { method: "POST", headers, body });
      const response = await send(request, signal);
      const text = await response.text();
      return { text, response: new Response(text, response) };
    });

  async function sendBatch(calls: readonly WaitingRequest[]): Promise<void> {
    const [first] = calls;
    if (!first) return;
    const body = `[${calls.map((call) => call.body).join(",")}]`;
    const started = now();
    const { text, response } = await exchange({ ...first, body });
    const parts = partsOf(text, calls.length);
    if (parts) {
      adapt(now() - started, calls.length);
      calls.forEach(({ resolve }, index) => resolve(Response.json(parts[index])));
    } else if (isRefusal(response)) {
      for (const { resolve } of calls) resolve(new Response(text, response));
    } else {
      if (UNSUPPORTED.test(text)) allowed = 1;
      else allowed = Number(LIMITED.exec(text)?.[1] ?? allowed);
      halve(calls);
    }
  }

  async function sendTogether(calls: readonly WaitingRequest[]): Promise<void> {
    const [first] = calls;
    try {
      if (first && calls.length === 1) first.resolve((await exchange(first)).response);
      else await sendBatch(calls);
    } catch (error) {
      if (calls.length > 1 && !isLate(error)) halve(calls);
      else {
        size = Math.max(1, Math.floor(calls.length / 2));
        for (const { reject } of calls) reject(error);
      }
    }
  }

  /** Sends what waits; full batches only while more requests may come, as after each response. */
  function sendWaiting(): void {
    while (running < connections && waiting.length > 0) {
      const mayCome = timer !== undefined || running > 0;
      if (mayCome && waiting.length < size) return;
      running += 1;
      void sendTogether(takeBatch(waiting, size)).then(() => {
        running -= 1;
        sendWaiting();
      });
    }
  }

  function collect(call: WaitingRequest): void {
    waiting.push(call);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      sendWaiting();
    }, COLLECT_MS);
    sendWaiting();
  }

  return async (request, signal) => {
    const { headers } = request;
    // A session has its own order of changes, and its token in the response's headers.
    if (headers.has(SESSION_HEADER) || headers.has("authorization")) return send(request, signal);
    const body = await request.text();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    collect({ body, headers, resolve, reject });
    return promise;
  };
}
