import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

/** Records which events each consumer has handled, and how often it failed on the others. */
@Injectable()
export class Inbox {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  /** Claims an event in the open transaction; returns false if it has been handled before. */
  async claim(consumer: string, { id, organisationid }: EventEnvelope): Promise<boolean> {
    const inserted = await this.uow.execute(
      `insert into ${this.service.name}.inbox (consumer, event_id, organisation_id) values ($1, $2, $3) on conflict do nothing`,
      [consumer, id, organisationid],
    );
    return inserted === 1;
  }

  /**
   * Counts a failure; resolves with the number so far, including this one, or with 0 for an event that was handled before and
   * needs no retry. JetStream's own count is unsuitable because it includes deliveries during an outage.
   */
  async countFailure(consumer: string, { id, organisationid }: EventEnvelope): Promise<number> {
    const [row] = await this.inPlatformScope<{ failures: number }>(
      `insert into ${this.service.name}.event_failure as known (consumer, event_id, organisation_id)
       select $1, $2, $3 where not exists (select 1 from ${this.service.name}.inbox where consumer = $1 and event_id = $2)
       on conflict (consumer, event_id) do update set failures = known.failures + 1, failed_at = now()
       returning failures`,
      [consumer, id, organisationid],
    );
    return row?.failures ?? 0;
  }

  /** Clears the failures of an event that became a dead letter, so that a replay starts from zero. */
  async forgetFailures(consumer: string, eventId: string): Promise<void> {
    await this.inPlatformScope(
      `delete from ${this.service.name}.event_failure where consumer = $1 and event_id = $2`,
      [consumer, eventId],
    );
  }

  private inPlatformScope<T>(sql: string, params: unknown[]): Promise<T[]> {
    return this.uow.runPlatform('events: count failures', () => this.uow.query<T>(sql, params));
  }
}
