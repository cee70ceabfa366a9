// Measures the time from the commit of an audit event to the commit of its entry, which has the event's id. Both notifications
// arrive on the same LISTEN connection, so its delay cancels out. Raw JetStream is measured for comparison.
import { randomUUID } from 'node:crypto';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { median } from './load.mjs';

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function watch(database) {
  const tell = (name, what) =>
    database.query(`create or replace function bench.${name}() returns trigger language plpgsql as
    $$ begin perform pg_notify('bench', '${name} ' || ${what}); return null; end $$`);
  await tell('written', `(new.payload->>'id')`);
  await tell('handled', 'new.id::text');
  await database.query(
    `create trigger bench_written after insert on crm.outbox for each row when (new.destination = 'evt.crm.AuditRecorded.v1') execute function bench.written()`,
  );
  await database.query(
    'create trigger bench_handled after insert on audit.entry for each row execute function bench.handled()',
  );
}

/** Milliseconds from commit to handled for `count` creates, one after another. */
export async function productLatencies({ databaseUrl, count, create }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await watch(database);
  await database.query('listen bench');
  const written = new Map();
  const latencies = [];
  database.on('notification', ({ payload }) => {
    const [what, id] = payload.split(' ');
    if (what === 'written') written.set(id, performance.now());
    else if (written.has(id)) latencies.push(performance.now() - written.get(id));
  });
  for (let at = 0; at < count; at += 1) {
    await create(at);
    await sleep(10);
  }
  for (let waited = 0; latencies.length < count && waited < 100; waited += 1) await sleep(100);
  await database.query('drop trigger bench_written on crm.outbox; drop trigger bench_handled on audit.entry');
  await database.end();
  if (latencies.length < count) throw new Error(`only ${latencies.length} of ${count} events were handled`);
  return latencies;
}

/** Milliseconds from publish to delivery for a durable JetStream consumer that does nothing else. */
export async function rawLatencies({ natsUrl, count }) {
  const nats = await connect({ servers: natsUrl });
  const manager = await jetstreamManager(nats);
  const name = `bench_${randomUUID().slice(0, 8)}`;
  await manager.streams.add({ name, subjects: [`${name}.>`] });
  await manager.consumers.add(name, { durable_name: name, ack_policy: AckPolicy.Explicit });
  const consumer = await jetstream(nats).consumers.get(name, name);
  const messages = await consumer.consume();
  const latencies = [];
  const done = (async () => {
    for await (const message of messages) {
      latencies.push(performance.now() - Number(message.string()));
      message.ack();
      if (latencies.length === count) break;
    }
  })();
  for (let at = 0; at < count; at += 1) {
    await jetstream(nats).publish(`${name}.x`, String(performance.now()));
    await sleep(10);
  }
  await done;
  await manager.streams.delete(name);
  await nats.close();
  return latencies;
}

export const summarise = (latencies) => {
  const sorted = [...latencies].sort((a, b) => a - b);
  return { p50: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] };
};
