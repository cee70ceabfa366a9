import { SpanStatusCode, context as otel, propagation, trace } from '@opentelemetry/api';
import { maybeContext } from '../context';

const tracer = trace.getTracer('quillcare');
let enabled = false;

/** Starts OpenTelemetry when an endpoint is configured; returns the function that stops it. */
export async function startTracing(
  endpoint: string | null,
  serviceName: string,
): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  const sdk = new NodeSDK({ serviceName });
  sdk.start();
  enabled = true;
  return () => sdk.shutdown();
}

/**
 * Runs `work` in a span: a child of the open span, otherwise of the trace received with the request, message
 * or job (`cameWith`, by default the context's). Without a configured endpoint it only runs `work`.
 */
export async function traced<T>(name: string, work: () => Promise<T>, cameWith?: string | null): Promise<T> {
  if (!enabled) return work();
  const traceparent = cameWith ?? maybeContext()?.traceparent;
  const isFirst = trace.getSpan(otel.active()) === undefined;
  const parent = isFirst && traceparent ? propagation.extract(otel.active(), { traceparent }) : otel.active();
  return tracer.startActiveSpan(name, {}, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The W3C trace context to send along, or null when tracing is off. */
export function currentTraceparent(): string | null {
  if (!enabled) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(otel.active(), carrier);
  return carrier.traceparent ?? null;
}
