// Counts pending messages in the broker and the job queues, and calls the audit service over the broker to verify the audit
// chains.
import { randomUUID } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Queue } from 'bullmq';
import Redis from 'ioredis';
import { SERVICES } from './plan.mjs';

const NAMESPACE = 'quillcare';
const ASK_MS = 60_000;

async function eventsWaiting(nats) {
  const manager = await jetstreamManager(nats);
  let waiting = 0;
  for (const service of SERVICES)
    for await (const { num_pending, num_ack_pending } of manager.consumers.list(
      `${NAMESPACE}_evt_${service}`,
    ))
      waiting += num_pending + num_ack_pending;
  return waiting;
}

async function jobsWaiting(redis) {
  let waiting = 0;
  for (const service of SERVICES) {
    const queue = new Queue(`jobs-${service}`, {
      connection: redis,
      prefix: `{${NAMESPACE}}`,
      skipVersionCheck: true,
    });
    const jobs = await queue.getJobs(['waiting', 'active', 'delayed', 'prioritized']);
    // Sweeps are repeated indefinitely.
    waiting += jobs.filter((job) => job && !job.id.startsWith('repeat:')).length;
    await queue.close();
  }
  return waiting;
}

/**
 * Connects directly, not through a proxy, once all servers are up again. `nats` may be several URLs. `redis` is one URL, or
 * client options.
 */
export async function openQueues({ nats: natsUrls, redis: server }) {
  const nats = await connect({ servers: natsUrls.split(',').map((url) => new URL(url).host) });
  const patient = { maxRetriesPerRequest: null };
  const redis =
    typeof server === 'string' ? new Redis(server, patient) : new Redis({ ...server, ...patient });
  return {
    waiting: async () => ({
      'events that wait': await eventsWaiting(nats),
      'jobs that wait': await jobsWaiting(redis),
    }),
    chainOf: (organisationId) => askChain(nats, organisationId),
    async close() {
      redis.disconnect();
      await nats.close();
    },
  };
}

async function askChain(nats, organisationId) {
  const pattern = `${NAMESPACE}.rpc.audit.verifyChain`;
  const context = {
    principal: { kind: 'service', service: 'launcher' },
    actor: { id: 'service:launcher', name: 'launcher', userId: null },
    client: { ip: '', userAgent: '' },
    correlationId: randomUUID(),
    organisationId: null,
    remainingMs: ASK_MS,
  };
  const data = { input: { body: { organisationId } }, context };
  const message = JSON.stringify({ pattern, data, id: randomUUID() });
  const { response } = (await nats.request(pattern, message, { timeout: ASK_MS })).json();
  if (!response.ok)
    throw new Error(`The audit chain of ${organisationId} could not be verified: ${response.error.code}`);
  return response.result;
}
