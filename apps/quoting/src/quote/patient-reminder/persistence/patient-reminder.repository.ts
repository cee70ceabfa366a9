import { Injectable } from '@nestjs/common';
import type { ReminderKind, ReminderReason } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { PlannedReminder, ReminderFacts } from '../domain/patient-reminder';

export interface DueReminder {
  id: string;
  organisationId: string;
  clientId: string;
}

export interface ReminderOfQuote {
  id: string;
  kind: ReminderKind;
  days: number;
  quoteId: string;
  quoteNumber: string;
  revision: number;
  clientId: string;
  facts: ReminderFacts;
}

interface Row extends Omit<ReminderOfQuote, 'facts'>, ReminderFacts {}

const OF_QUOTE = `select r.id, r.kind, r.days, q.id as "quoteId", q.quote_number as "quoteNumber", q.revision,
    q.client_id as "clientId", q.status, q.sent_at as "sentAt", q.valid_until::text as "validUntil", q.time_zone as "timeZone",
    q.expires_at as "expiresAt", q.superseded_at as "supersededAt", q.last_viewed_at as "lastViewedAt",
    (select k.status from quoting.quote v
      join quoting.surgery_case k on k.organisation_id = v.organisation_id and k.id = v.surgery_case_id
      where v.organisation_id = q.organisation_id and v.id = q.variation_of_id) as "variedCaseStatus",
    q.mail_state_at as "mailStateAt", q.mail_state as "mailState", q.link_locked_at as "linkLockedAt",
    exists (select 1 from quoting.quote_message m
      where m.organisation_id = q.organisation_id and m.quote_number = q.quote_number and m.sender = 'PATIENT') as "hasAsked",
    exists (select 1 from quoting.reminder_stop s
      where s.organisation_id = q.organisation_id and s.quote_number = q.quote_number) as "isStopped",
    (select max(other.settled_at) from quoting.patient_reminder other
      where other.organisation_id = q.organisation_id and other.quote_id = q.id and other.state = 'SENT') as "lastReminderAt"
  from quoting.patient_reminder r
  join quoting.quote q on q.organisation_id = r.organisation_id and q.id = r.quote_id
 where r.organisation_id = $1 and r.id = $2`;

/** Planned reminders. Each is settled exactly once. */
@Injectable()
export class PatientReminderRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Plans the reminders of a quote; existing ones stay as they are. */
  async plan(quoteId: string, reminders: readonly PlannedReminder[]): Promise<void> {
    if (reminders.length === 0) return;
    await this.uow.execute(
      `insert into quoting.patient_reminder (id, organisation_id, quote_id, kind, days, due_at)
       select id, $1, $2, kind, days, due_at from unnest($3::uuid[], $4::text[], $5::int[], $6::timestamptz[]) as t (id, kind, days, due_at)
       on conflict on constraint patient_reminder_once do nothing`,
      [
        this.uow.organisationId,
        quoteId,
        reminders.map(() => newId()),
        reminders.map(({ kind }) => kind),
        reminders.map(({ days }) => days),
        reminders.map(({ dueAt }) => dueAt),
      ],
    );
  }

  /** Due reminders, longest overdue first, without those in `except`. Needs a platform scope. */
  due(now: Date, limit: number, except: readonly string[]): Promise<DueReminder[]> {
    return this.uow.query<DueReminder>(
      `select r.id, r.organisation_id as "organisationId", q.client_id as "clientId"
         from quoting.patient_reminder r join quoting.quote q on q.organisation_id = r.organisation_id and q.id = r.quote_id
        where r.state = 'PLANNED' and r.due_at <= $1 and r.id <> all ($2::uuid[]) order by r.due_at limit $3`,
      [now, except, limit],
    );
  }

  /**
   * Locks a due reminder and its quote, so that no other worker settles it and no answer arrives meanwhile. Null if another
   * worker has it.
   */
  async claim(id: string): Promise<ReminderOfQuote | null> {
    const [claimed] = await this.uow.query<{ quote_id: string }>(
      `select quote_id from quoting.patient_reminder
        where organisation_id = $1 and id = $2 and state = 'PLANNED' and due_at <= $3 for update skip locked`,
      [this.uow.organisationId, id, this.uow.now()],
    );
    if (!claimed) return null;
    await this.uow.query('select 1 from quoting.quote where organisation_id = $1 and id = $2 for update', [
      this.uow.organisationId,
      claimed.quote_id,
    ]);
    return this.find(id);
  }

  /** The reminder with the current state of its quote. */
  async find(id: string): Promise<ReminderOfQuote | null> {
    const [row] = await this.uow.query<Row>(OF_QUOTE, [this.uow.organisationId, id]);
    if (!row) return null;
    const { kind, days, quoteId, quoteNumber, revision, clientId, ...facts } = row;
    return { id, kind, days, quoteId, quoteNumber, revision, clientId, facts };
  }

  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.uow.execute(
      'update quoting.patient_reminder set due_at = $3 where organisation_id = $1 and id = $2',
      [this.uow.organisationId, id, dueAt],
    );
  }

  /** Marks the reminder as sent and stores the hash of the token that stops reminders. */
  async markSent(id: string, stopTokenHash: string): Promise<void> {
    await this.uow.execute(
      `update quoting.patient_reminder set state = 'SENT', settled_at = $3, stop_token_hash = $4
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id, this.uow.now(), stopTokenHash],
    );
  }

  /** Stores why the reminder is not sent. Returns false if it does not exist. */
  async markLeftOut(id: string, reason: ReminderReason): Promise<boolean> {
    const changed = await this.uow.execute(
      `update quoting.patient_reminder set state = 'LEFT_OUT', settled_at = $3, reason = $4
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, id, this.uow.now(), reason],
    );
    return changed === 1;
  }
}
