import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

/** Data read from another service before a transaction. */
export interface Reading<T> {
  /** When the read started, by the database's clock. */
  begunAt: string;
  value: T;
}

/**
 * Prevents what a consumer's `prepare` read from overwriting newer data: two workers can read the same client one after another
 * and store the results in the opposite order. Each event follows its change, so of two reads the one that started later includes
 * every change the other includes.
 */
@Injectable()
export class Readings {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  /** Reads in `prepare`, recording the start time. */
  async read<T>(work: () => Promise<T>): Promise<Reading<T>> {
    const [row] = await this.uow.runPlatform('the time of the database', () =>
      this.uow.query<{ now: string }>('select clock_timestamp()::text as now'),
    );
    if (!row) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    return { begunAt: row.now, value: await work() };
  }

  /**
   * Call it in the transaction that stores what was read about these facts ("client:<id>"). Throws if a later read of one of them
   * has been stored in the meantime; the event is then handled again with a new read.
   */
  async recordIfNewest(facts: readonly string[], { begunAt }: Reading<unknown>): Promise<void> {
    const stored = await this.uow.execute(
      `insert into ${this.service.name}.reading as known (organisation_id, fact, begun_at)
       select $1, fact, $3 from unnest($2::text[]) as fact order by fact
       on conflict (organisation_id, fact) do update set begun_at = excluded.begun_at
         where known.begun_at <= excluded.begun_at`,
      [this.uow.organisationId, [...new Set(facts)], begunAt],
    );
    if (stored < new Set(facts).size) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  recordClientsIfNewest(read: Reading<readonly { id: string }[]>): Promise<void> {
    return this.recordIfNewest(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
  }
}
