import { Inject, Injectable } from '@nestjs/common';
import type { DailySchedule, PracticeTurn, PracticeZone } from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import type { QueryRunner } from 'typeorm';
import { SERVICE } from '../injection';
import { tenantTable } from '../persistence/tenant-table';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

export interface DailyJob extends DailySchedule {
  name: string;
}

interface TurnRow {
  organisation_id: string;
  time_zone: string;
  day: string;
}

/** Used before the first look. */
const EPOCH = new Date(0);

/**
 * The next turn of each practice in a service's daily jobs: a calendar day, and the instant at which that day's turn is due. Each
 * day is taken once, even if clocks or time zones change, because the next turn is always on a later day.
 */
@Injectable()
export class PracticeTurns {
  private readonly table: string;
  private readonly looks: string;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) service: ServiceDefinition,
  ) {
    this.table = `${service.name}.practice_turn`;
    this.looks = `${service.name}.practice_look`;
  }

  /** Returns the practices whose turn is due, longest overdue first, except those in `except`. Needs a platform scope. */
  async findDue(job: DailyJob, limit: number, except: readonly string[]): Promise<string[]> {
    const rows = await this.uow.query<TurnRow>(
      `select organisation_id from ${this.table}
        where job = $1 and due_at <= $2 and organisation_id <> all ($3::uuid[]) order by due_at limit $4`,
      [job.name, this.uow.now(), except, limit],
    );
    return rows.map(({ organisation_id }) => organisation_id);
  }

  /**
   * Takes the due turn of the transaction's practice and advances to the next day. Returns null if another worker holds it or it
   * is not due; `isLate` if it is too late to do the work.
   */
  async claimTurn(job: DailyJob): Promise<{ turn: PracticeTurn; isLate: boolean } | null> {
    const { organisationId } = this.uow;
    const now = this.uow.now();
    const [row] = await this.uow.query<TurnRow & { due_at: Date }>(
      `select time_zone, day::text, due_at from ${this.table}
        where organisation_id = $1 and job = $2 and due_at <= $3 for update skip locked`,
      [organisationId, job.name, now],
    );
    if (!row) return null;
    const { day, time_zone: timeZone } = row;
    const [tomorrow, today] = [addDays(day, 1), todayIn(now, timeZone)];
    const next = tomorrow > today ? tomorrow : today;
    await this.uow.execute(
      `update ${this.table} set day = $3, due_at = $4 where organisation_id = $1 and job = $2`,
      [organisationId, job.name, next, toInstant(next, job.at, timeZone)],
    );
    const lateMs = now.getTime() - row.due_at.getTime();
    return { turn: { organisationId, day, timeZone }, isLate: lateMs > job.lateHours * 3_600_000 };
  }

  /**
   * Adds turns for new practices, reschedules those whose time zone changed, and removes those of closed practices. Needs a
   * platform scope.
   */
  async syncPractices(job: DailyJob, practices: readonly PracticeZone[]): Promise<void> {
    const ids = practices.map(({ organisationId }) => organisationId);
    const rows = await this.uow.query<TurnRow>(
      `select organisation_id, time_zone, day::text from ${this.table} where job = $1 and organisation_id = any ($2::uuid[])`,
      [job.name, ids],
    );
    const known = new Map(rows.map((row) => [row.organisation_id, row]));
    const open = practices.filter(({ isActive }) => isActive);
    const changed = open.filter(
      ({ organisationId, timeZone }) => known.get(organisationId)?.time_zone !== timeZone,
    );
    const days = changed.map(
      ({ organisationId, timeZone }) =>
        // The next day stays the same in another time zone, so that no day is skipped or repeated.
        known.get(organisationId)?.day ?? firstTurnDay(job, timeZone, this.uow.now()),
    );
    // A turn taken in the meantime is left alone; the next look will find the practice again.
    await this.uow.execute(
      `insert into ${this.table} as turn (organisation_id, job, time_zone, day, due_at)
       select id, $1, zone, day, due_at from unnest($2::uuid[], $3::text[], $4::date[], $5::timestamptz[]) as t (id, zone, day, due_at)
       on conflict (organisation_id, job) do update set time_zone = excluded.time_zone, due_at = excluded.due_at
        where turn.day = excluded.day`,
      [
        job.name,
        changed.map(({ organisationId }) => organisationId),
        changed.map(({ timeZone }) => timeZone),
        days,
        changed.map(({ timeZone }, at) => toInstant(days[at] ?? '', job.at, timeZone)),
      ],
    );
    await this.uow.execute(
      `delete from ${this.table} where job = $1 and organisation_id = any ($2::uuid[])`,
      [job.name, practices.filter(({ isActive }) => !isActive).map(({ organisationId }) => organisationId)],
    );
  }

  /** Returns the instant up to which changes of practices are known. Needs a platform scope. */
  async readKnownUntil(job: DailyJob): Promise<Date> {
    const [row] = await this.uow.query<{ until: Date }>(`select until from ${this.looks} where job = $1`, [
      job.name,
    ]);
    return row?.until ?? EPOCH;
  }

  async saveKnownUntil(job: DailyJob, until: Date): Promise<void> {
    await this.uow.execute(
      `insert into ${this.looks} (job, until) values ($1, $2) on conflict (job) do update set until = excluded.until`,
      [job.name, until],
    );
  }
}

// A practice added after today's due time starts tomorrow.
function firstTurnDay({ at }: DailyJob, timeZone: string, now: Date): string {
  const today = todayIn(now, timeZone);
  return toInstant(today, at, timeZone) > now ? today : addDays(today, 1);
}

/** Creates the tables of a service's daily jobs. */
export async function practiceTurnTables(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.practice_turn (
    organisation_id uuid not null,
    job text not null,
    time_zone text not null,
    day date not null,
    due_at timestamptz not null,
    primary key (organisation_id, job))`);
  await runner.query(`create index practice_turn_due on ${schema}.practice_turn (job, due_at)`);
  await tenantTable(runner, `${schema}.practice_turn`);
  // Belongs to no organisation. The column is null, so that only a platform scope sees the row.
  await runner.query(`create table ${schema}.practice_look (
    job text primary key,
    organisation_id uuid,
    until timestamptz not null)`);
  await tenantTable(runner, `${schema}.practice_look`);
}
