// Compares a call over NATS with a raw request and reply, and an event from commit to commit with raw JetStream.
import { connect } from '@nats-io/transport-node';
import { productLatencies, rawLatencies, summarise } from '../bench/events.mjs';
import { timesOf } from './probe.mjs';

/** Milliseconds of raw requests that another connection answers immediately. */
async function rawCalls(natsUrl, count) {
  const [asking, answering] = await Promise.all([
    connect({ servers: natsUrl }),
    connect({ servers: natsUrl }),
  ]);
  const answers = answering.subscribe('load.echo', {
    callback: (_error, message) => message.respond(message.data),
  });
  await answering.flush();
  const times = [];
  for (let at = 0; at < count; at += 1) {
    const started = performance.now();
    await asking.request('load.echo', 'x'.repeat(600), { timeout: 2_000 });
    times.push(performance.now() - started);
  }
  answers.unsubscribe();
  await Promise.all([asking.close(), answering.close()]);
  return times;
}

/** Sequential reads through the gateway and over NATS, as a multiple of a raw request and reply. */
export async function measureCalls({ origin, natsUrl, authorization, facts, options, figures }) {
  const raw = summarise(await rawCalls(natsUrl, options.samples));
  const request = { url: `${origin}/api/clients/${facts.clientId}`, headers: authorization };
  const ours = summarise(await timesOf(options.samples, request));
  figures.add({
    part: 'messages',
    what: 'read one over RPC, relative to a raw NATS request',
    value: ours.p50 / raw.p50,
    measured: `median ${ours.p50.toFixed(2)} ms; raw ${raw.p50.toFixed(2)} ms`,
  });
}

export async function measureEvents({ origin, databaseUrl, natsUrl, authorization, options, figures }) {
  const count = options.samples;
  const headers = { ...authorization, 'content-type': 'application/json' };
  const create = async (at) => {
    const person = {
      firstName: 'Event',
      lastName: `Number ${at}`,
      email: `e${at}@load.example`,
      phone: '0412 345 678',
    };
    const answer = await fetch(`${origin}/api/clients`, {
      method: 'POST',
      headers,
      body: JSON.stringify(person),
    });
    if (answer.status !== 201) throw new Error(`create refused: ${answer.status} ${await answer.text()}`);
  };
  const raw = summarise(await rawLatencies({ natsUrl, count }));
  const ours = summarise(await productLatencies({ databaseUrl, count, create }));
  figures.add({
    part: 'messages',
    what: 'event handled, relative to raw JetStream',
    value: ours.p50 / raw.p50,
    atMost: 10,
    measured: `median ${ours.p50.toFixed(2)} ms from commit to commit; raw ${raw.p50.toFixed(2)} ms`,
    digits: 1,
  });
}
