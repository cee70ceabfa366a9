import { Inject, Injectable } from '@nestjs/common';
import { getOrganisation } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { RpcClient } from '../operations/rpc-client';
import { TenantReader } from '../persistence/tenant-reader';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

/** Figures a service computes from marked changes, in a transaction of one practice. */
export interface RollUp {
  /** Recomputes everything that depends on these subjects. Must be idempotent. */
  apply(subjects: readonly string[], timeZone: string): Promise<void>;
  /**
   * Deletes all figures of the practice and marks everything they were computed from. Called when its time zone, and so its days,
   * have changed.
   */
  startOver(): Promise<void>;
}

const BATCH = 1_000;
const PRACTICES = 200;
/** Maximum duration of a run, so that the process can stop. The next run continues. */
const RUN_MS = 20_000;

/**
 * Keeps roll-ups up to date. The marks of a practice are deleted in the transaction that computes the figures, so if a worker
 * dies the next one finds them. A practice is processed by one worker at a time.
 */
@Injectable()
export class RollUps {
  private readonly marks: string;
  private readonly practices: string;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {
    this.marks = `${service.name}.report_mark`;
    this.practices = `${service.name}.report_practice`;
  }

  /** Runs until nothing is marked. Practices that fail or are locked by another worker are left to the next run. */
  async run(rollUp: RollUp): Promise<void> {
    const until = Date.now() + RUN_MS;
    const skipped: string[] = [];
    for (;;) {
      const marked = await this.uow.runPlatform('roll-ups of all practices', () => this.marked(skipped));
      for (const organisationId of marked) {
        if (!(await this.tryProcessPractice(organisationId, rollUp))) skipped.push(organisationId);
        if (Date.now() >= until) return;
      }
      if (marked.length === 0) return;
    }
  }

  /** Returns the instant (ISO) up to which everything is included, for the practice in context. */
  async readUpToDateUntil(): Promise<string> {
    const oldest = await this.reader.one<{ at: string | null }>(
      `${this.service.name}.oldest_mark`,
      `select min(marked_at) as at from ${this.marks} where organisation_id = $1`,
    );
    return oldest?.at ?? this.uow.now().toISOString();
  }

  private async marked(skipped: readonly string[]): Promise<string[]> {
    const rows = await this.uow.query<{ organisation_id: string }>(
      `select distinct organisation_id from ${this.marks} where organisation_id <> all ($1::uuid[]) limit ${PRACTICES}`,
      [skipped],
    );
    return rows.map(({ organisation_id }) => organisation_id);
  }

  private async tryProcessPractice(organisationId: string, rollUp: RollUp): Promise<boolean> {
    try {
      // Read afresh, because a recent change of the time zone may be why the practice is marked.
      const { timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
      return await this.uow.runFor(organisationId, () => this.processMarks(rollUp, timeZone));
    } catch (error) {
      this.logger.failure(error, `the figures of practice ${organisationId} could not be rolled up`);
      return false;
    }
  }

  private async processMarks(rollUp: RollUp, timeZone: string): Promise<boolean> {
    if (!(await this.tryLockPractice(rollUp, timeZone))) return false;
    const own = this.uow.organisationId;
    const rows = await this.uow.query<{ id: string; subject: string }>(
      `select id, subject from ${this.marks} where organisation_id = $1 order by id limit ${BATCH}`,
      [own],
    );
    const subjects = [...new Set(rows.map(({ subject }) => subject))];
    if (subjects.length > 0) await rollUp.apply(subjects, timeZone);
    await this.uow.execute(
      `delete from ${this.marks} where organisation_id = $1 and id = any ($2::bigint[])`,
      [own, rows.map(({ id }) => id)],
    );
    return true;
  }

  /**
   * Locks the practice for this transaction; returns false if another worker holds it. Starts over if its time zone has changed.
   */
  private async tryLockPractice(rollUp: RollUp, timeZone: string): Promise<boolean> {
    const own = [this.uow.organisationId, timeZone];
    await this.uow.execute(
      `insert into ${this.practices} (organisation_id, time_zone) values ($1, $2) on conflict do nothing`,
      own,
    );
    const [row] = await this.uow.query<{ time_zone: string }>(
      `select time_zone from ${this.practices} where organisation_id = $1 for update skip locked`,
      own.slice(0, 1),
    );
    if (!row) return false;
    if (row.time_zone === timeZone) return true;
    await rollUp.startOver();
    await this.uow.execute(`update ${this.practices} set time_zone = $2 where organisation_id = $1`, own);
    return true;
  }
}
