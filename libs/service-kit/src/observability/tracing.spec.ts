import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { AppError } from '@quillcare/contracts';
import { contextFor, runInContext } from '../context';
import { createLogger } from './logger';
import { currentTraceparent, startTracing, traced } from './tracing';

interface Sent {
  name: string;
  kind: number;
  traceId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const context = { ...contextFor({ kind: 'anonymous' }), traceparent: `00-${TRACE}-${CALLER}-01` };

let collector: Server;
let stop: () => Promise<void>;
const spans: Sent[] = [];

beforeEach(async () => {
  process.env['OTEL_EXPORTER_OTLP_PROTOCOL'] = 'http/json';
  spans.length = 0;
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  stop = await startTracing(`http://127.0.0.1:${port}`, 'quillcare-test');
});
afterEach(() => {
  delete process.env['OTEL_EXPORTER_OTLP_PROTOCOL'];
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  collector.close();
});

const refuse = (error: Error) => runInContext(context, () => traced('work', () => Promise.reject(error)));
const valuesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('continues the incoming trace and passes it on', async () => {
  const passedOn = await runInContext(context, () =>
    traced('outer', () => traced('inner', async () => currentTraceparent())),
  );
  await stop();
  expect(passedOn).toMatch(new RegExp(`^00-${TRACE}-`));
  const [inner, outer] = spans;
  expect(outer).toMatchObject({ name: 'outer', kind: 2, traceId: TRACE, parentSpanId: CALLER });
  expect(inner).toMatchObject({ name: 'inner', kind: 1, traceId: TRACE });
  expect(valuesOf(outer as Sent)).toMatchObject({ 'quillcare.correlation_id': context.correlationId });
});

it('records the kind of an error but never its text', async () => {
  await expect(refuse(new AppError('NOT_FOUND', { detail: 'No Siobhán here' }))).rejects.toThrow();
  await expect(refuse(new TypeError('Siobhán is no function'))).rejects.toThrow();
  await stop();
  const [refused, failed] = spans as [Sent, Sent];
  expect(refused.status.code).toBe(0);
  expect(valuesOf(refused)).toMatchObject({ 'error.type': 'NOT_FOUND', 'quillcare.outcome': 'refused' });
  expect(failed.status.code).toBe(2);
  expect(valuesOf(failed)).toMatchObject({ 'error.type': 'TypeError', 'quillcare.outcome': 'failed' });
  expect(JSON.stringify(spans)).not.toContain('Siobhán');
});

it('adds the trace id to log lines', async () => {
  let line = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      line += chunk.toString();
      done();
    },
  });
  await runInContext(context, () => traced('work', async () => createLogger('info', stream).info('hello')));
  await stop();
  expect(JSON.parse(line)).toMatchObject({ traceId: TRACE, correlationId: context.correlationId });
});

it('records nothing once it has stopped', async () => {
  await stop();
  await traced('work', async () => expect(currentTraceparent()).toBeNull());
  expect(spans).toEqual([]);
});
