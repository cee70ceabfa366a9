import { Injectable } from '@nestjs/common';
import { tellCallbacksDue } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { DueCallback } from './domain/reminders';

const OPEN = `deleted_at is null and status in ('pending', 'attempted')`;

// The claimed day is stored in the row, so each callback is claimed once a day even if workers crash.
const CLAIM = `update callbacks.callback set reminded_on = $2
  where organisation_id = $1 and ${OPEN} and due_date <= $2::date and (reminded_on is null or reminded_on < $2::date)
  returning id, subject, assignee_id as "assigneeId", due_date::text as "dueDate"`;

const OVERDUE = `select id from callbacks.callback
  where organisation_id = $1 and ${OPEN} and due_date < $2::date and priority <> 'HIGH' order by id`;

// Practices whose morning run is done and in which callbacks have become due since. $1 is the current time.
const PRACTICES = `select t.organisation_id as "organisationId", local.day::text as day
  from callbacks.practice_turn t
  cross join lateral (select ($1::timestamptz at time zone t.time_zone)::date as day) local
 where t.job = $2 and t.day > local.day
   and not exists (select from callbacks.callback_setting s where s.organisation_id = t.organisation_id and not s.enabled)
   and exists (select from callbacks.callback c where c.organisation_id = t.organisation_id and ${OPEN}
     and c.due_date <= local.day and (c.reminded_on is null or c.reminded_on < local.day))
 order by t.organisation_id limit $3`;

@Injectable()
export class ReminderRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Claims the open callbacks due by `day` that have not been claimed for that day. */
  claim(day: string): Promise<DueCallback[]> {
    return this.uow.query<DueCallback>(CLAIM, [this.uow.organisationId, day]);
  }

  /** Ids of open callbacks due before the day that are not yet high priority. */
  async findOverdueIds(dueBefore: string): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(OVERDUE, [this.uow.organisationId, dueBefore]);
    return rows.map(({ id }) => id);
  }

  /** Practices with reminders to send now, each with its local day. Needs a platform scope. */
  findDuePractices(now: Date, limit: number): Promise<{ organisationId: string; day: string }[]> {
    return this.uow.query(PRACTICES, [now, tellCallbacksDue.name, limit]);
  }
}
