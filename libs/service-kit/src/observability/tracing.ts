import {
  SpanKind,
  SpanStatusCode,
  context as otel,
  propagation,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AppError } from '@quillcare/contracts';
import { maybeContext } from '../context';
import { buildInfo } from './build-info';
import { outcomeOf } from './outcome';

/** Attributes of a span: ids, names of ours and numbers, never personal data. */
export type SpanAttributes = Attributes;

export interface SpanOptions {
  /** Defaults to `server` if the work came from another process, otherwise `internal`. */
  kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** The W3C trace context of what caused the work; defaults to that of the context. */
  cameWith?: string | null;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Defined while spans are collected. */
let tracer: Tracer | undefined;

/** Starts OpenTelemetry if an endpoint is configured; returns the function that flushes and stops it. */
export async function startTracing(
  endpoint: string | null,
  serviceName: string,
): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  // Not the whole SDK, most of whose packages collect and send other things in other ways.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  const { version } = buildInfo();
  const { envDetector, hostDetector, processDetector } = resources;
  const resource = resources
    .defaultResource()
    .merge(resources.detectResources({ detectors: [envDetector, hostDetector, processDetector] }))
    .merge(resources.resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }));
  // Only spans are sent: metrics are scraped, and logs go to standard output.
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  tracer = trace.getTracer('quillcare', version);
  return async () => {
    tracer = undefined;
    // An unavailable collector must not keep the process from stopping.
    await provider.shutdown().catch(() => undefined);
    for (const part of [trace, otel, propagation]) part.disable();
  };
}

/**
 * Runs `work` in a span: a child of the open one, otherwise part of the trace the work came with. Practice and correlation id are
 * added automatically. Without a configured endpoint it just runs `work`.
 */
export function traced<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
  if (!tracer) return work();
  const cameWith = options.cameWith ?? maybeContext()?.traceparent ?? null;
  const isFirst = trace.getSpan(otel.active()) === undefined;
  const kind = KINDS[options.kind ?? (isFirst && cameWith ? 'server' : 'internal')];
  const attributes = { ...contextAttributes(), ...options.attributes };
  const parent = isFirst ? remoteParent(cameWith) : otel.active();
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      recordError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The span of an HTTP request, which starts and ends in hooks. */
export interface RequestSpan {
  /** Runs `work`, and everything it starts, inside the span. */
  run(work: () => void): void;
  note(attributes: SpanAttributes): void;
  /** `status` is null if the caller disconnected before the response was complete. */
  end(status: number | null): void;
}

/** Starts the span of a request; returns null without a configured endpoint. */
export function startRequestSpan(
  name: string,
  attributes: SpanAttributes,
  traceparent: string | null,
): RequestSpan | null {
  if (!tracer) return null;
  const parent = remoteParent(traceparent);
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    run: (work) => otel.with(trace.setSpan(parent, span), work),
    note: (more) => void span.setAttributes(more),
    end: (status) => {
      if (status === null) span.setAttribute('error.type', 'aborted');
      else
        span.setAttributes({ 'http.response.status_code': status, 'quillcare.outcome': outcomeOf(status) });
      if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Adds attributes to the open span, if there is one. */
export function addTraceAttributes(attributes: SpanAttributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

/** Returns the W3C trace context to propagate, or null when tracing is off. */
export function currentTraceparent(): string | null {
  if (!tracer) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(otel.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Returns the id of the current trace, for log lines. */
export function currentTraceId(): string | undefined {
  return tracer && trace.getActiveSpan()?.spanContext().traceId;
}

function remoteParent(traceparent: string | null): Context {
  return traceparent ? propagation.extract(otel.active(), { traceparent }) : otel.active();
}

function contextAttributes(): SpanAttributes {
  const context = maybeContext();
  if (!context) return {};
  return {
    'quillcare.correlation_id': context.correlationId,
    'quillcare.practice': context.organisationId ?? undefined,
  };
}

// A refusal is a valid response, not an error of ours. An error's message can contain user input, so only its kind is recorded.
function recordError(span: Span, error: unknown): void {
  const status = error instanceof AppError ? error.status : 500;
  span.setAttributes({ 'error.type': errorKind(error), 'quillcare.outcome': outcomeOf(status) });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: errorKind(error) });
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
