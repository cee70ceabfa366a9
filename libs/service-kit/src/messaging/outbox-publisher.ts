import { Inject, Injectable } from '@nestjs/common';
import { JOBS, type ServiceName } from '@quillcare/contracts';
import { Clock } from '../clock';
import { timeOfId } from '../ids';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { eventsPublished } from '../observability/metrics';
import { traced } from '../observability/tracing';
import { msSince } from '../observability/waits';
import type { ServiceDefinition } from '../service/define-service';
import { Broker, isBrokerAway } from './broker';
import { jobOptions, Queues } from './queues';
import type { WaitingMessage } from './relay-store';

/** Message ids by outcome. Messages in neither list wait for NATS or Redis. */
export interface Publication {
  published: string[];
  /** Cannot be published in their present form, whatever the state of the broker. */
  refused: string[];
}

/** A job this version does not know, written by a newer one. */
class UnknownJob extends Error {}

/** Publishes outbox messages: events to JetStream, jobs to their queue. */
@Injectable()
export class OutboxPublisher {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async publish(messages: WaitingMessage[]): Promise<Publication> {
    const publication: Publication = { published: [], refused: [] };
    let failure: unknown;
    await Promise.all(
      messages.map(async (message) => {
        try {
          await this.tracedPublish(message);
          publication.published.push(message.id);
          eventsPublished.inc({ service: this.service.name, kind: message.kind });
        } catch (error) {
          failure = error;
          if (isRefused(message, error)) publication.refused.push(message.id);
        }
      }),
    );
    if (failure) this.report(messages.length, publication, failure);
    return publication;
  }

  private report(count: number, { published, refused }: Publication, failure: unknown): void {
    this.logger.warn(
      {
        service: this.service.name,
        waiting: count - published.length - refused.length,
        refused: refused.slice(0, 10),
        err: failure instanceof Error ? failure.message : 'error',
      },
      'messages wait in the outbox',
    );
  }

  // Appears in the trace next to what the message caused, to show when it was published.
  private tracedPublish(message: WaitingMessage): Promise<void> {
    const { id, destination, payload } = message;
    return traced(`publish ${destination}`, () => this.publishOne(message), {
      kind: 'producer',
      cameWith: payload['traceparent'] as string | null | undefined,
      attributes: {
        'messaging.message.id': id,
        'messaging.destination.name': destination,
        'quillcare.service': this.service.name,
        'quillcare.outbox.wait_ms': msSince(timeOfId(id)),
      },
    });
  }

  private publishOne(message: WaitingMessage): Promise<void> {
    return message.kind === 'event' ? this.publishEvent(message) : this.publishJob(message);
  }

  private async publishEvent({ id, destination, payload }: WaitingMessage): Promise<void> {
    await this.broker.events.publish(this.broker.subject(destination), JSON.stringify(payload), {
      msgID: id,
      timeout: 2_000,
    });
  }

  private async publishJob({ id, destination, payload, notBefore }: WaitingMessage): Promise<void> {
    const [service, name] = destination.split('.') as [ServiceName, string];
    const job = JOBS.find((candidate) => candidate.service === service && candidate.name === name);
    if (!job) throw new UnknownJob(`Unknown job ${destination}`);
    const queue = await this.queues.queue(service);
    await queue.add(name, payload, jobOptions(job, id, this.delayUntil(notBefore)));
  }

  // Uses the clock the row was written with.
  private delayUntil(notBefore: Date | null): number {
    return notBefore ? Math.max(0, notBefore.getTime() - this.clock.now().getTime()) : 0;
  }
}

function isRefused({ kind }: WaitingMessage, reason: unknown): boolean {
  return kind === 'event' ? !isBrokerAway(reason) : reason instanceof UnknownJob;
}
