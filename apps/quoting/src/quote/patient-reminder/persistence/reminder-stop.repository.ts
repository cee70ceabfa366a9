import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

export type StoppedBy = 'PATIENT' | 'PRACTICE';

/** The quote behind the stop link of a reminder. */
export interface StoppableQuote {
  organisationId: string;
  quoteId: string;
  quoteNumber: string;
  revision: number;
  isStopped: boolean;
  /** The document as sent, which names the practice. */
  canonicalJson: string;
}

/** Quotes whose reminders were stopped, across all versions. */
@Injectable()
export class ReminderStopRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Stops the reminders of a quote. Returns false if the same side had already stopped them. A stop by the patient is never
   * overwritten.
   */
  async stop(quoteNumber: string, by: StoppedBy): Promise<boolean> {
    const changed = await this.uow.execute(
      `insert into quoting.reminder_stop (organisation_id, quote_number, stopped_by, stopped_at) values ($1, $2, $3, $4)
       on conflict (organisation_id, quote_number) do update set stopped_by = excluded.stopped_by, stopped_at = excluded.stopped_at
        where reminder_stop.stopped_by = 'PRACTICE' and excluded.stopped_by = 'PATIENT'`,
      [this.uow.organisationId, quoteNumber, by, this.uow.now()],
    );
    return changed === 1;
  }

  /** Resumes reminders the practice had stopped. Returns false if it had not. */
  async resume(quoteNumber: string): Promise<boolean> {
    const changed = await this.uow.execute(
      `delete from quoting.reminder_stop where organisation_id = $1 and quote_number = $2 and stopped_by = 'PRACTICE'`,
      [this.uow.organisationId, quoteNumber],
    );
    return changed === 1;
  }

  async stoppedBy(quoteNumber: string): Promise<StoppedBy | null> {
    const [row] = await this.uow.query<{ stopped_by: StoppedBy }>(
      'select stopped_by from quoting.reminder_stop where organisation_id = $1 and quote_number = $2',
      [this.uow.organisationId, quoteNumber],
    );
    return row?.stopped_by ?? null;
  }

  /** The quote, in any practice, of the reminder with this token. Needs a platform scope. */
  async findByHash(tokenHash: string): Promise<StoppableQuote | null> {
    const [row] = await this.uow.query<StoppableQuote>(
      `select r.organisation_id as "organisationId", q.id as "quoteId", q.quote_number as "quoteNumber", q.revision,
              d.canonical_json as "canonicalJson",
              exists (select 1 from quoting.reminder_stop s
                where s.organisation_id = r.organisation_id and s.quote_number = q.quote_number) as "isStopped"
         from quoting.patient_reminder r
         join quoting.quote q on q.organisation_id = r.organisation_id and q.id = r.quote_id
         join quoting.quote_document d
           on d.organisation_id = q.organisation_id and d.quote_id = q.id and d.revision = q.revision
        where r.stop_token_hash = $1`,
      [tokenHash],
    );
    return row ?? null;
  }
}
