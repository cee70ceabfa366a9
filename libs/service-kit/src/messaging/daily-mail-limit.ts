import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { endOfDayIn, todayIn } from '@quillcare/rules';
import type { QueryRunner } from 'typeorm';
import type { MailLimit, ProcessConfig } from '../config';
import { CONFIG, SERVICE } from '../injection';
import { tenantTable } from '../persistence/tenant-table';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

const DAY_MS = 86_400_000;

/**
 * The practice an email is counted for. `createdAt` (ISO instant or Date) determines its limit; without it the highest limit
 * applies.
 */
export interface MailingPractice {
  readonly createdAt?: Date | string;
  /** IANA time zone in which the day begins and ends. */
  readonly timeZone: string;
}

/**
 * Limits how many emails a service sends to people outside the practice per day, so that a new account is of little use to a
 * spammer. Counted in the transaction that enqueues the email: concurrent requests queue on the practice's row, and a rolled-back
 * request is not counted.
 */
@Injectable()
export class DailyMailLimit {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /**
   * Counts one email; throws DAILY_MAIL_LIMIT with the seconds until the next day. `what` names the emails in the message:
   * "quotes".
   */
  async count(practice: MailingPractice, what: string): Promise<void> {
    const now = this.uow.now();
    const day = todayIn(now, practice.timeZone);
    const most = dailyMailLimit(this.config.dailyMailLimits, practice.createdAt, now);
    const isCounted = await this.uow.execute(countMailSql(this.service.name), [
      this.uow.organisationId,
      day,
      most,
    ]);
    if (isCounted > 0) return;
    const nextDay = endOfDayIn(day, practice.timeZone).getTime() + 1;
    throw new AppError('DAILY_MAIL_LIMIT', {
      detail: `Your practice has sent ${most} ${what} today, which is its limit for one day. You can send more tomorrow.`,
      retryAfterSeconds: Math.ceil((nextDay - now.getTime()) / 1000),
    });
  }
}

/** Returns the number of emails per day a practice of this age may send. */
export function dailyMailLimit(
  limits: readonly MailLimit[],
  createdAt: Date | string | undefined,
  now: Date,
): number {
  const age = createdAt === undefined ? Infinity : (now.getTime() - new Date(createdAt).getTime()) / DAY_MS;
  return limits.filter(({ fromDay }) => fromDay === 0 || age >= fromDay).at(-1)?.mails ?? 0;
}

/** Creates the table `DailyMailLimit` counts in, with one row per practice. */
export async function dailyMailTable(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(
    `create table ${schema}.daily_mail (organisation_id uuid primary key, day date not null, sent int not null)`,
  );
  await tenantTable(runner, `${schema}.daily_mail`);
}

function countMailSql(schema: string): string {
  // At one instant the date differs by up to two days around the world. Moving to a time zone where it is earlier, and back, must
  // not begin the count anew.
  const isSameDay = 'd.day between excluded.day and excluded.day + 2';
  return `insert into ${schema}.daily_mail as d (organisation_id, day, sent)
          select $1::uuid, $2::date, 1 where $3::int > 0
          on conflict (organisation_id) do update
             set day = case when ${isSameDay} then d.day else excluded.day end,
                 sent = case when ${isSameDay} then d.sent + 1 else 1 end
           where not (${isSameDay}) or d.sent < $3`;
}
