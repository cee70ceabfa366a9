import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

/** What was read of another service before a transaction. */
export interface Reading<T> {
  /** When the reading began, by the database's clock. */
  begunAt: string;
  value: T;
}

/**
 * Keeps what a consumer's `prepare` read from being stored over something newer: two workers can read the same client one
 * after the other and store what they read in the opposite order. Each event follows its change, so of two readings the one
 * that began later knows of every change that the other knows of.
 */
@Injectable()
export class Readings {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  /** Reads in `prepare`, and notes when that began. */
  async read<T>(work: () => Promise<T>): Promise<Reading<T>> {
    const [row] = await this.uow.runPlatform('the time of the database', () =>
      this.uow.query<{ now: string }>('select clock_timestamp()::text as now'),
    );
    if (!row) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    return { begunAt: row.now, value: await work() };
  }

  /**
   * In the transaction that stores what was read of these facts ("client:<id>"). Throws if one of them was stored from a later
   * reading meanwhile: the event is handled again, with a new reading.
   */
  async keep(facts: readonly string[], { begunAt }: Reading<unknown>): Promise<void> {
    const kept = await this.uow.execute(
      `insert into ${this.service.name}.reading as known (organisation_id, fact, begun_at)
       select $1, fact, $3 from unnest($2::text[]) as fact order by fact
       on conflict (organisation_id, fact) do update set begun_at = excluded.begun_at
         where known.begun_at <= excluded.begun_at`,
      [this.uow.organisationId, [...new Set(facts)], begunAt],
    );
    if (kept < new Set(facts).size) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  /** The same for clients that were read. */
  keepClients(read: Reading<readonly { id: string }[]>): Promise<void> {
    return this.keep(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
  }
}
