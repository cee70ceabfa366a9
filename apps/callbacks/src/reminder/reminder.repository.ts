import { Injectable } from '@nestjs/common';
import { tellCallbacksDue } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { DueCallback } from './domain/reminders';

const OPEN = `deleted_at is null and status in ('pending', 'attempted')`;

// The day stands in the row, so that a callback is claimed once a day whatever happens to the workers.
const CLAIM = `update callbacks.callback set reminded_on = $2
  where organisation_id = $1 and ${OPEN} and due_date <= $2::date and (reminded_on is null or reminded_on < $2::date)
  returning id, subject, assignee_id as "assigneeId", due_date::text as "dueDate"`;

const LATE = `select id from callbacks.callback
  where organisation_id = $1 and ${OPEN} and due_date < $2::date and priority <> 'HIGH' order by id`;

// Practices that had their reminder of the morning, and in which something has become due since. $1 is the time now.
const PRACTICES = `select t.organisation_id as "organisationId", local.day::text as day
  from callbacks.practice_turn t
  cross join lateral (select ($1::timestamptz at time zone t.time_zone)::date as day) local
 where t.job = $2 and t.day > local.day
   and not exists (select from callbacks.callback_setting s where s.organisation_id = t.organisation_id and not s.enabled)
   and exists (select from callbacks.callback c where c.organisation_id = t.organisation_id and ${OPEN}
     and c.due_date <= local.day and (c.reminded_on is null or c.reminded_on < local.day))
 order by t.organisation_id limit $3`;

/** What somebody is to be reminded of. */
@Injectable()
export class ReminderRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Claims the open callbacks that are due by a day and were not reminded of that day. */
  claim(day: string): Promise<DueCallback[]> {
    return this.uow.query<DueCallback>(CLAIM, [this.uow.organisationId, day]);
  }

  /** Open callbacks that were due before a day and are not urgent yet. */
  async late(dueBefore: string): Promise<string[]> {
    const rows = await this.uow.query<{ id: string }>(LATE, [this.uow.organisationId, dueBefore]);
    return rows.map(({ id }) => id);
  }

  /** Practices with reminders to give now, and their day. Needs a platform scope. */
  practices(now: Date, limit: number): Promise<{ organisationId: string; day: string }[]> {
    return this.uow.query(PRACTICES, [now, tellCallbacksDue.name, limit]);
  }
}
