import { createServer, type AddressInfo } from 'node:net';
import type { Broker } from '../messaging/broker';
import type { Queues } from '../messaging/queues';
import { HealthChecks } from './health-checks';
import { MonitoringServer } from './monitoring-server';

const broker = { connected: true };
const queues = { connected: true };
let checks: HealthChecks;
let server: MonitoringServer;
let origin: string;

async function freePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return port;
}

beforeEach(async () => {
  Object.assign(broker, { connected: true });
  Object.assign(queues, { connected: true });
  checks = new HealthChecks(broker as Broker, queues as Queues);
  const metricsPort = await freePort();
  server = new MonitoringServer({ host: '127.0.0.1', metricsPort }, checks);
  await server.listen();
  origin = `http://127.0.0.1:${metricsPort}`;
});
afterEach(() => server.onApplicationShutdown());

const ready = async () => {
  const response = await fetch(`${origin}/health/ready`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

it('is live before it is ready, and not ready once it drains', async () => {
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  expect(await ready()).toEqual([503, 'unavailable']);
  checks.markReady();
  expect(await ready()).toEqual([200, 'ok']);
  checks.drain();
  expect(await ready()).toEqual([503, 'unavailable']);
});

it('stays ready but degraded without an optional dependency', async () => {
  checks.markOptional('redis');
  checks.markReady();
  queues.connected = false;
  expect(await ready()).toEqual([200, 'degraded']);
  broker.connected = false;
  expect(await ready()).toEqual([503, 'unavailable']);
});

it('serves metrics and nothing else', async () => {
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toContain('quillcare_outbox_oldest_seconds');
  expect((await fetch(`${origin}/api/quotes`)).status).toBe(404);
});
