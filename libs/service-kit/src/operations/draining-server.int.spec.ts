import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { CuttableProxy, testUrls } from '@quillcare/testing';
import { natsOptions } from '../servers/nats';
import { DrainingServer } from './draining-server';

const SLOW_MS = 1_000;

let caller: NatsConnection;
let subject: string;
const running: DrainingServer[] = [];
/** The servers that have got a request. */
const reached = new Set<string>();

beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  subject = `t${randomUUID().slice(0, 8)}.rpc.say`;
  reached.clear();
  caller = await connect(natsOptions(testUrls(), 'test'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await caller.close();
});

async function start(name: string, takesMs: number, url = testUrls().natsUrl): Promise<DrainingServer> {
  const server = new DrainingServer(natsOptions({ natsUrl: url }, name));
  server.serve(subject, `${subject}.queue`, async () => {
    reached.add(name);
    await pause(takesMs);
    return name;
  });
  await new Promise<void>((listening, failed) => {
    void server.listen((error) => (error ? failed(error as Error) : listening()));
  });
  await server.unwrap<NatsConnection>().flush();
  running.push(server);
  return server;
}

async function ask(): Promise<string> {
  const message = JSON.stringify({ pattern: subject, data: {}, id: randomUUID() });
  const reply = await caller.request(subject, message, { timeout: 60_000 });
  return reply.json<{ response: string }>().response;
}

async function hasRequest(name: string): Promise<void> {
  while (!reached.has(name)) await pause(5);
}

describe('stopping a server', () => {
  it('answers the requests in progress, however long they take', async () => {
    const server = await start('slow', SLOW_MS);
    const [said] = await Promise.all([ask(), hasRequest('slow').then(() => server.close())]);
    expect(said).toBe('slow');
  });

  it('answers requests already delivered to it and leaves the rest to other servers', async () => {
    const first = await start('first', 20);
    await start('second', 20);
    const asked: Promise<string>[] = [];
    let isClosed = false;
    const closing = hasRequest('first')
      .then(() => pause(100))
      .then(() => first.close())
      .then(() => (isClosed = true));
    while (!isClosed) {
      asked.push(...Array.from({ length: 20 }, ask));
      await pause(5);
    }
    await closing;
    const names = await Promise.all(asked);
    expect(new Set(names)).toEqual(new Set(['first', 'second']));
    expect(await ask()).toBe('second');
  });

  it('stops quickly if the broker is unavailable', async () => {
    const wire = await CuttableProxy.to(testUrls().natsUrl);
    const server = await start('cut', 0, wire.url);
    await wire.cut();
    const started = Date.now();
    await server.close();
    // Two seconds, or a few more on a busy machine, but not until the broker is back.
    expect(Date.now() - started).toBeLessThan(30_000);
  });
});
