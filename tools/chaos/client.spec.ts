import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newLedger, persist } from './client.mjs';

interface Reply {
  status: number;
  retryAfter?: string;
  body?: object;
}

const AWAY: Reply = { status: 503, retryAfter: '1', body: { code: 'UNAVAILABLE', detail: 'Soon.' } };
const USED_UP: Reply = { status: 429, retryAfter: '1', body: { code: 'TOO_MANY_REQUESTS' } };
const DONE: Reply = { status: 201, body: { id: 'a' } };

let server: Server;
let replies: Reply[];
let askedAt: number[];

beforeEach(async () => {
  askedAt = [];
  server = createServer((_request, response) => {
    askedAt.push(Date.now());
    const { status, retryAfter, body } = replies.shift() ?? DONE;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => new Promise((closed) => server.close(closed)));

async function ask(answers: Reply[], patienceMs = 5_000) {
  replies = answers;
  const ledger = newLedger();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await persist(origin, { path: '/clients' }, { ledger, patienceMs });
  return { result, ledger };
}

it('retries after a 503 until it succeeds', async () => {
  const { result, ledger } = await ask([AWAY, AWAY, DONE]);
  expect(result).toMatchObject({ outcome: 'done', answer: { id: 'a' }, wasUnclear: true });
  expect(ledger).toMatchObject({ oddities: [], requests: { sent: 3, again: 2 } });
});

it('waits for Retry-After if its retries exceed the rate limit', async () => {
  const { result, ledger } = await ask([AWAY, USED_UP, DONE]);
  expect(result.outcome).toBe('done');
  expect(ledger.oddities).toEqual([]);
  expect(askedAt[2]! - askedAt[1]!).toBeGreaterThanOrEqual(990);
});

it('reports a 429 to the first attempt or without Retry-After', async () => {
  expect((await ask([USED_UP])).result.outcome).toBe('odd');
  const { retryAfter: _when, ...silent } = USED_UP;
  expect((await ask([AWAY, silent, DONE])).ledger.oddities).toMatchObject([{ status: 429 }]);
});

it('reports a 503 that reveals internals', async () => {
  const { ledger } = await ask([{ ...AWAY, body: { detail: 'connect ECONNREFUSED postgres' } }, DONE]);
  expect(ledger.oddities).toMatchObject([{ path: '/clients', status: 503 }]);
});

it('gives up once its patience runs out', async () => {
  const { result } = await ask(
    Array.from({ length: 100 }, () => ({ ...AWAY })),
    500,
  );
  expect(result).toMatchObject({ outcome: 'unclear', wasUnclear: true });
});
