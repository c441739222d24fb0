import { currentTrace, newSpanId, traceOf } from "./requestTrace.ts";
import type { EndedSpan } from "./requestTrace.ts";

/** Call to the backend, as a span of the current trace. */
export type OutgoingCall = {
  /** Value of the `traceparent` header: the request's trace, with a span id of its own. */
  traceparent: string;
  /** Records the span, if spans are exported. */
  end: (call: Pick<EndedSpan, "name" | "attributes" | "isFailed">) => void;
};

/** Starts a call in the current trace, or in one of its own outside of any request. */
export function startOutgoingCall(): OutgoingCall {
  const { traceId, spanId: parentId, isSampled, record } = currentTrace() ?? traceOf(undefined);
  const spanId = newSpanId();
  const startedAt = record ? Date.now() : 0;
  return {
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
    end: (call) =>
      record?.({
        ...call,
        kind: "client",
        traceId,
        spanId,
        parentId,
        isSampled,
        startedAt,
        endedAt: Date.now(),
      }),
  };
}
