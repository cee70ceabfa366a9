import { SERVICES } from '@quillcare/contracts';
import { Broker, Queues } from '@quillcare/service-kit';
import type { Product } from './product';

/**
 * Whether events that were published have not all been handled, or jobs are due or running, of any practice. On a busy machine
 * either may take seconds in which no row changes. Messages that still wait in an outbox do not count.
 */
export async function hasWorkInHand({ app }: Product): Promise<boolean> {
  const [broker, queues] = [app.get(Broker, { strict: false }), app.get(Queues, { strict: false })];
  const waiting = await Promise.all(
    SERVICES.map(async (service) => {
      const [events, queue] = [await eventsOf(broker, service), await queues.queue(service)];
      return events + (await queue.getJobCountByTypes('active', 'waiting', 'prioritized'));
    }),
  );
  return waiting.some((count) => count > 0);
}

/** Number of a service's events that a consumer has yet to handle, counted for each consumer. */
async function eventsOf(broker: Broker, service: (typeof SERVICES)[number]): Promise<number> {
  let count = 0;
  for await (const { num_pending: pending, num_ack_pending: inHand } of broker.streams.consumers.list(
    broker.stream(service),
  ))
    count += pending + inHand;
  return count;
}
