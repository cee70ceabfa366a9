// The leader of a relay vanishes from the network without closing its connections: another worker must take over.
import { join } from 'node:path';
import { SupervisedProcess } from '../chaos/process.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { atMost, exactly } from './result.mjs';

const TAKEOVER_MS = 30_000;
const LEADER = 'select holder from crm.relay_lease where expires_at > now()';
const CLIENT = { firstName: 'Ada', lastName: 'Bee', email: 'ada@outages.example', phone: '0412 345 678' };

/** A second worker of crm, connected to the servers directly. */
async function startStandby({ environment, logs }) {
  const standby = new SupervisedProcess({
    name: 'crm-standby',
    args: ['--target=crm', '--role=worker'],
    port: await steadyPort(),
    env: { ...environment, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    logFile: join(logs, 'crm-standby.log'),
  });
  await standby.start();
  return standby;
}

/** The age of the backlog as a worker reports it, in seconds. */
async function ageAt({ origin }) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/quillcare_outbox_oldest_seconds\{service="crm"\} (\S+)/.exec(text)?.[1] ?? 'NaN');
}

/** Milliseconds until the client's events are published, and the highest age that the standby reported before. */
async function untilPublished(database, standby, clientId) {
  const since = Date.now();
  const waiting = `select 1 from crm.outbox where payload->>'subject' = $1 and published_at is null`;
  let highest = 0;
  while (Date.now() - since < TAKEOVER_MS) {
    highest = Math.max(highest, await ageAt(standby));
    if ((await database.query(waiting, [clientId])).length === 0)
      return { tookMs: Date.now() - since, highest };
    await new Promise((again) => setTimeout(again, 200));
  }
  return { tookMs: null, highest };
}

export async function relayCut(scene) {
  const { wires, database, fleet, openPractice } = scene;
  const practice = await openPractice();
  const standby = await startStandby(scene);
  const leader = fleet.process('crm-worker');
  try {
    const [before] = await database.query(LEADER);
    await wires.silence('postgres', leader.name);
    const client = await practice.create('/clients', CLIENT, 'silenced');
    const { tookMs, highest } = await untilPublished(database, standby, client.id);
    const [after] = await database.query(LEADER);
    const name = 'Relay cut off without a goodbye';
    return [
      atMost(`${name}: published by another after`, tookMs, TAKEOVER_MS, 'ms'),
      exactly(`${name}: another leads`, after !== undefined && after.holder !== before?.holder, true),
      exactly(`${name}: the backlog's age, which the alert reads, was seen`, highest > 1, true),
    ];
  } finally {
    // It could not shut down gracefully because its connections are dead.
    await leader.kill();
    await wires.restore('postgres', leader.name);
    await leader.start();
    await standby.stop();
  }
}
