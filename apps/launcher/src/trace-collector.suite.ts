import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a span that tests check. */
export interface CollectedSpan {
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  service: string;
  version: string;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'kind' | 'attributes'> & { kind: number; attributes: Attribute[] })[];
    }[];
  }[];
}

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

/** Receives spans in place of Tempo: OTLP over HTTP, as JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        collector.take(JSON.parse(Buffer.concat(chunks).toString()) as Export);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const collector = new TraceCollector(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  /** Environment that makes a process export its spans here without much delay. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    };
  }

  ofTrace(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const of = valuesOf(resource.attributes);
      const names = { service: String(of['service.name']), version: String(of['service.version']) };
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          ...names,
          name: span.name,
          kind: KINDS[span.kind] ?? 'internal',
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId,
          attributes: valuesOf(span.attributes),
        });
    }
  }
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
