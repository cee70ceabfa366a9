import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { DEFAULT_PATIENT_SETTINGS } from '../../../catalogue';

export interface OverdueAnswer {
  organisationId: string;
  quoteId: string;
  quoteNumber: string;
  revision: number;
  questionSince: Date;
}

// A practice without settings has the default target; one with a null target promises no answer time.
const UNANNOUNCED = `select q.organisation_id as "organisationId", q.id as "quoteId", q.quote_number as "quoteNumber", q.revision,
    q.question_since as "questionSince"
  from quoting.quote q
  left join quoting.patient_settings s on s.organisation_id = q.organisation_id
 where q.question_since <= $1::timestamptz
     - (case when s.id is null then $2::int else s.answer_target_hours end) * interval '1 hour'
   and q.status = 'QUERY_RECEIVED' and q.expires_at > $1 and q.deleted_at is null
   and not exists (select 1 from quoting.answer_reminder r
     where r.organisation_id = q.organisation_id and r.quote_id = q.id and r.question_since = q.question_since)
 order by q.question_since limit $3`;

/** Questions past their answer target, and which of them have been announced. */
@Injectable()
export class OverdueAnswerRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Questions past their practice's target that have not been announced. Needs a platform scope. */
  findUnannounced(now: Date, limit: number): Promise<OverdueAnswer[]> {
    return this.uow.query<OverdueAnswer>(UNANNOUNCED, [
      now,
      DEFAULT_PATIENT_SETTINGS.answerTargetHours,
      limit,
    ]);
  }

  /** Marks this question as announced. Returns false if it already was or has been answered. */
  async claim(quoteId: string, questionSince: Date): Promise<boolean> {
    const claimed = await this.uow.execute(
      `insert into quoting.answer_reminder (organisation_id, quote_id, question_since, told_at)
       select q.organisation_id, q.id, q.question_since, $4 from quoting.quote q
        where q.organisation_id = $1 and q.id = $2 and q.question_since = $3 and q.status = 'QUERY_RECEIVED'
          for update
       on conflict do nothing`,
      [this.uow.organisationId, quoteId, questionSince, this.uow.now()],
    );
    return claimed === 1;
  }
}
