import { SERVICES } from '@quillcare/contracts';
import { freePort, ProductProcess, startProduct, type Product } from '@quillcare/testing';
import { TraceCollector, type CollectedSpan } from './trace-collector.suite';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const BROWSER = 'b7ad6b7169203331';
const EMAIL = 'siobhan.traced@practice.example';
const NEW_PRACTICE = {
  firstName: 'Siobhán',
  lastName: 'Ngāpō',
  email: EMAIL,
  password: 'Correct-Horse-7',
  organizationName: 'Tracing Harbour Surgery',
  phone: '0412 345 678',
  country: 'AU',
  subscriptionPlan: 'ENTERPRISE',
};
/** Must not appear in any span. */
const PERSONAL = [
  'Siobh',
  'Ngāpō',
  'practice.example',
  '412 345',
  '412345678',
  'Correct-Horse',
  'Tracing Harbour',
  '127.0.0.1',
];

let product: Product;
let collector: TraceCollector;
let processes: ProductProcess[] = [];
let door: { port: number; metricsPort: number };
let services: { port: number; metricsPort: number };

// A gateway and a process with everything else, both as built and with separate ports for metrics and health.
beforeAll(async () => {
  product = await startProduct({ only: [] });
  collector = await TraceCollector.start();
  const start = async (targets: readonly string[]) => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = { ...collector.environment, METRICS_PORT: String(metricsPort) };
    processes.push(await ProductProcess.start({ ...product.config, port }, targets, 'all', env));
    return { port, metricsPort };
  };
  [services, door] = await Promise.all([start(SERVICES), start(['gateway'])]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  processes = [];
  await collector.stop();
  await product.stop();
});

const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);

it('serves metrics and health on a separate port only', async () => {
  for (const { port, metricsPort } of [door, services]) {
    // On a busy machine a process may briefly not be ready.
    await product.eventually(async () => expect((await get(metricsPort, '/health/ready')).status).toBe(200));
    for (const path of ['/metrics', '/health/ready', '/health/live'])
      expect([path, (await get(port, path)).status]).toEqual([path, 404]);
    for (const path of ['/metrics', '/health/live']) {
      expect([path, (await get(metricsPort, path)).status]).toEqual([path, 200]);
    }
    const text = await (await get(metricsPort, '/metrics')).text();
    const { version } = jest.requireActual<{ version: string }>('../../../package.json');
    expect(text).toContain(`quillcare_build_info{version="${version}",commit="`);
    const [, use] = /^quillcare_event_loop_use (\S+)$/m.exec(text) ?? [];
    expect(Number(use)).toBeGreaterThan(0);
    expect(Number(use)).toBeLessThanOrEqual(1);
  }
  expect((await get(door.port, '/login')).status).not.toBe(404);
});

describe('sign-up, from the browser to the email,', () => {
  const called = (name: string | RegExp): CollectedSpan => {
    const spans = collector.ofTrace(TRACE);
    const found = spans.find((span) =>
      typeof name === 'string' ? span.name === name : name.test(span.name),
    );
    if (!found)
      throw new Error(`No span ${String(name)} among: ${spans.map((span) => span.name).join(', ')}`);
    return found;
  };
  const wayTo = (span: CollectedSpan): string[] => {
    const parent = collector.ofTrace(TRACE).find(({ spanId }) => spanId === span.parentSpanId);
    return parent ? [...wayTo(parent), span.name] : [span.name];
  };
  let practice: string;

  beforeAll(async () => {
    const answer = await fetch(`http://127.0.0.1:${door.port}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${BROWSER}-01` },
      body: JSON.stringify(NEW_PRACTICE),
    });
    const { session } = (await answer.json()) as { session: { user: { organizationId: string } } };
    practice = session.user.organizationId;
    // Both processes export spans in batches, in no particular order, and a span ends after those within it.
    await product.eventually(async () => {
      expect(wayTo(called('mail email-confirmation'))[0]).toMatch(/^POST .*sign-up/);
      called('publish notifications.sendAccountMail');
      called(/^job notifications.deliverMail/);
      called('event identity.OrganisationSignedUp.v1 notifications_OnOrganisationSignedUpConsumer');
    });
  });

  it('is one trace through gateway, service, outbox, queue and email', () => {
    expect(called(/^POST .*sign-up/)).toMatchObject({
      kind: 'server',
      parentSpanId: BROWSER,
      service: 'quillcare-gateway',
      attributes: { 'quillcare.operation': 'identity.signUp', 'http.response.status_code': 201 },
    });
    expect(wayTo(called('mail email-confirmation'))).toEqual([
      expect.stringMatching(/^POST .*sign-up/),
      'call identity.signUp',
      'operation identity.signUp',
      'transaction identity',
      'job notifications.sendAccountMail',
      'transaction notifications',
      'job notifications.deliverMail',
      'mail email-confirmation',
    ]);
    expect(called('operation identity.signUp')).toMatchObject({ kind: 'server' });
    expect(called('publish notifications.sendAccountMail')).toMatchObject({ kind: 'producer' });
  });

  it('names the practice and how long each message waited', () => {
    expect(called('mail email-confirmation').attributes).toMatchObject({
      'quillcare.practice': practice,
      'quillcare.mail.state': 'DELIVERED',
    });
    for (const name of [/^job notifications.deliverMail/, /^event identity.OrganisationSignedUp/])
      expect(called(name)).toMatchObject({
        kind: 'consumer',
        attributes: {
          'quillcare.practice': practice,
          'quillcare.outbox.wait_ms': expect.any(Number),
          'quillcare.queue.wait_ms': expect.any(Number),
        },
      });
  });

  it('contains nothing about the person', () => {
    const told = JSON.stringify(collector.spans);
    expect(PERSONAL.filter((text) => told.includes(text))).toEqual([]);
  });
});
