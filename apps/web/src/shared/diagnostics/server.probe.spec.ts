import fc from 'fast-check';
import { fakeServer, type Replies } from '../../testing/fake-server';
import { buildReport } from './reading';
import { buildCheckReadings, probeServer, buildServerReadings, type ServerProbe } from './server.probe';

// Other tests of the same Jest worker mock fetch as well.
afterEach(() => jest.restoreAllMocks());

const READY = 'GET /health/ready';
const healthy = { status: 'ok', failing: [], checks: [{ name: 'nats', ok: true }] };
const onTime = () => ({ date: new Date().toUTCString() });

async function lookAt(reply: Replies[string][number]): Promise<ServerProbe> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fakeServer({ [READY]: [reply] }).fetch);
  return probeServer();
}

const saysOf = (look: ServerProbe | undefined, isOnline = true) =>
  Object.fromEntries(
    buildServerReadings(look, isOnline).readings.map(({ label, value, tone }) => [label, [value, tone]]),
  );

it('reports that the server is reachable and ready', async () => {
  const look = await lookAt({ body: healthy, headers: onTime() });
  expect(saysOf(look)).toEqual({
    Network: ['online', 'success'],
    Reachable: [expect.stringMatching(/^yes, in \d+ ms$/), 'success'],
    Ready: ['yes', 'success'],
    'Clock against the server': ['the same', 'success'],
  });
  expect(buildCheckReadings(look)).toEqual([{ label: 'nats', value: 'up', tone: 'success' }]);
});

it('names the parts that are down', async () => {
  const checks = [
    { name: 'nats', ok: true },
    { name: 'database crm', ok: false },
  ];
  const look = await lookAt({ status: 503, body: { failing: ['database crm'], checks } });
  expect(saysOf(look)['Ready']).toEqual(['no: database crm', 'error']);
  expect(buildCheckReadings(look)[1]).toEqual({ label: 'database crm', value: 'down', tone: 'error' });
});

it('distinguishes no response from the response of another server', async () => {
  expect(saysOf(await lookAt('no answer'), false)).toMatchObject({
    Network: ['offline', 'error'],
    Reachable: ['no answer', 'error'],
  });
  expect(saysOf(await lookAt({ status: 502, body: 'Bad gateway' }))['Reachable']).toEqual([
    'an unexpected answer, status 502',
    'error',
  ]);
  // In that deployment health has a port of its own.
  const headers = { 'x-correlation-id': '0190' };
  const apart = saysOf(await lookAt({ status: 404, body: {}, headers }));
  expect(apart['Reachable']).toEqual([expect.stringMatching(/^yes, in/), 'success']);
  expect(apart['Ready']).toBeUndefined();
  expect(saysOf(undefined)['Reachable']).toEqual(['asking…', undefined]);
});

it('reports how far the clock differs from the server’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: -86_400, max: 86_400 }), (aheadSeconds) => {
      const look = { at: 0, status: 200, ms: 1, checks: [], failing: [], isOurs: true, aheadSeconds };
      const [value, tone] = saysOf(look)['Clock against the server'] ?? [];
      if (Math.abs(aheadSeconds) <= 2) expect([value, tone]).toEqual(['the same', 'success']);
      else
        expect([value, tone]).toEqual([
          `${Math.abs(aheadSeconds)} s ${aheadSeconds > 0 ? 'ahead' : 'behind'}`,
          'warning',
        ]);
    }),
  );
});

it('formats everything as text', () => {
  const group = { title: 'Server', readings: [{ label: 'Network', value: 'online' }] };
  expect(buildReport('Diagnostic', [group], new Date('2026-11-20T08:00:00Z'))).toBe(
    'Diagnostic, 2026-11-20T08:00:00.000Z\n\nServer\n  Network: online',
  );
});
