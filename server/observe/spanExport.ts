import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { EndedSpan, RecordSpan } from "./requestTrace.ts";

// Exporter of trace spans to an OpenTelemetry collector, over OTLP.

/** Longest time for an export, and for the last one when the server stops, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** Time after which ended spans are sent, in milliseconds. */
const DELAY_MS = 2_000;

/** Recorder of ended spans; `close` sends those that still wait. */
export type SpanExport = { record: RecordSpan; close: () => Promise<void> };

/**
 * Loads OpenTelemetry's packages, which a server without an endpoint does not need, and opens the
 * export of spans. Spans have the same ids as the log and the `traceparent` of a call. They wait in
 * a bounded queue: if the collector does not respond, spans are lost, and no request waits.
 * @param endpoint base address of an OTLP collector over HTTP, for example http://127.0.0.1:4318
 * @param onError receives the error when exports start to fail, once until one succeeds
 */
export async function openSpanExport(
  endpoint: string,
  onError: (error: unknown) => void,
): Promise<SpanExport> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS });
  let isFailing = false;
  const reporting: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isFailing) onError(error);
        isFailing = error !== undefined;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  /** Span that is being recorded, whose ids the generator returns. */
  let recorded: Pick<EndedSpan, "traceId" | "spanId"> = { traceId: "", spanId: "" };
  const processor = new sdk.BatchSpanProcessor({
    exporter: reporting,
    scheduledDelayMillis: DELAY_MS,
    exportTimeoutMillis: TIMEOUT_MS,
  });
  const provider = new sdk.TracerProvider({
    spanProcessors: [processor],
    idGenerator: {
      generateTraceId: () => recorded.traceId,
      generateSpanId: () => recorded.spanId,
    },
    // Merged last: OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ "service.name": "vitrine" }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
  });
  const tracer = provider.getTracer("vitrine");

  return {
    record: (span) => {
      const { traceId, parentId, isSampled, name, kind, attributes } = span;
      if (!isSampled) return;
      recorded = span;
      const parent =
        parentId === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              traceId,
              spanId: parentId,
              traceFlags: TraceFlags.SAMPLED,
            });
      const ended = tracer.startSpan(
        name,
        {
          kind: kind === "server" ? SpanKind.SERVER : SpanKind.CLIENT,
          startTime: span.startedAt,
          attributes: { ...attributes },
        },
        parent,
      );
      if (span.isFailed) ended.setStatus({ code: SpanStatusCode.ERROR });
      ended.end(span.endedAt);
    },
    close: () => provider.shutdown().catch(onError),
  };
}
