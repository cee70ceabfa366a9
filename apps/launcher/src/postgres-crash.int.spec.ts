import { setTimeout as pause } from 'node:timers/promises';
import {
  CrashablePostgres,
  ProductProcess,
  startProduct,
  type Product,
  type TestOrganisation,
} from '@quillcare/testing';

let postgres: CrashablePostgres;
let product: Product;
let processes: ProductProcess[];
let ours: TestOrganisation;

// The gateway runs in this process and the services in others, with a PostgreSQL the test crashes.
beforeAll(async () => {
  postgres = await CrashablePostgres.start();
  product = await startProduct({ only: [], gateway: true });
  const config = { ...product.config, databaseUrl: postgres.url };
  processes = await Promise.all([
    ProductProcess.start(config, ['identity', 'crm'], 'api'),
    ProductProcess.start(config, ['identity', 'crm', 'audit'], 'worker'),
  ]);
  ours = await product.signUp();
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await product.stop();
  await postgres.stop();
});

interface Answered {
  sentAt: number;
  answeredAt: number;
  name: string | null;
  status: number;
  retryAfter: string | null;
  text: string;
}

async function ask(name: string | null): Promise<Answered> {
  const sentAt = Date.now();
  const response = await fetch(`${product.url}/api/clients`, {
    method: name ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${ours.accessToken}`,
      ...(name ? { 'content-type': 'application/json', 'idempotency-key': name } : {}),
    },
    body: name
      ? JSON.stringify({
          firstName: 'Pat',
          lastName: name,
          email: `${name}@example.com`,
          phone: '0412 345 678',
        })
      : undefined,
  });
  const text = await response.text();
  const { status } = response;
  return {
    sentAt,
    answeredAt: Date.now(),
    name,
    status,
    retryAfter: response.headers.get('retry-after'),
    text,
  };
}

/** Reads and writes with four concurrent clients until `isOver()`; returns all responses. */
async function underLoad(isOver: () => boolean): Promise<Answered[]> {
  const answers: Answered[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (!isOver()) {
      next += 1;
      answers.push(await ask(next % 2 === 0 ? `crash-${next}` : null));
      await pause(10);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  return answers;
}

describe('PostgreSQL crash under load', () => {
  it('causes only 503s without internals, ends no process, loses no acknowledged write, and is survived', async () => {
    let isOver = false;
    const working = underLoad(() => isOver);
    await pause(1_000);
    const crashedAt = Date.now();
    postgres.crash();
    await pause(1_500);
    await postgres.restore();
    const backAt = Date.now();
    await product.eventually(async () => expect((await ask(`back-${Date.now()}`)).status).toBe(201));
    await pause(1_000);
    isOver = true;
    const answers = await working;

    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, retryAfter, text } of refused) {
      expect(JSON.parse(text)).toMatchObject({
        status: 503,
        code: expect.stringMatching(/^(SERVICE_UNAVAILABLE|DEADLINE_EXCEEDED)$/),
      });
      expect(status).toBe(503);
      expect(retryAfter).toMatch(/^\d+$/);
      expect(text).not.toMatch(/postgres|database|connect|ECONN|terminat|recovery|127\.0\.0\.1/i);
    }
    expect(refused.filter(({ answeredAt }) => answeredAt < crashedAt)).toEqual([]);
    expect(processes.map(({ isRunning }) => isRunning)).toEqual([true, true]);
    const again = answers
      .filter(({ status, sentAt }) => status < 400 && sentAt >= backAt)
      .map(({ sentAt }) => sentAt);
    // At once, or a few seconds later on a busy machine.
    expect(Math.min(...again) - backAt).toBeLessThan(15_000);

    const { items } = JSON.parse((await ask(null)).text) as { items: unknown[] };
    expect(items.length).toBeGreaterThan(0);
    for (const { name, status } of answers)
      if (name && status === 201) expect((await ask(name)).status).toBe(201);
  });
});
