import { Injectable } from '@nestjs/common';
import type { CheckQuestion } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteDocument } from '../../../quote';
import { DEFAULT_PATIENT_SETTINGS } from '../../../catalogue';
import type { PageFacts } from '../domain/public-quote';

interface StoredFacts {
  interpreterLanguage: string | null;
  /** The practice's settings. Null if it never saved any. */
  settings: {
    answerTargetHours: number | null;
    checkQuestions: CheckQuestion[];
    checksRequired: boolean;
    secondSignerNeeded: boolean;
  } | null;
  terms: PageFacts['terms'];
  chosenOptionIds: string[] | null;
  deposit: PageFacts['deposit'];
  messageCount: number;
  unreadMessages: number;
}

const MESSAGES = `select count(*)::int as message_count,
    (count(*) filter (where m.sender = 'PRACTICE' and m.channel = 'PAGE' and r.message_id is null))::int as unread_messages
  from quoting.quote_message m
  left join quoting.quote_message_read r on r.organisation_id = m.organisation_id and r.message_id = m.id
 where m.organisation_id = q.organisation_id and m.quote_number = q.quote_number`;

const FACTS = `select q.interpreter_language, q.acceptance->'optionIds' as chosen_option_ids,
    (select json_build_object('answerTargetHours', s.answer_target_hours, 'checkQuestions', s.check_questions,
        'checksRequired', s.checks_required, 'secondSignerNeeded', s.second_signer_needed)
      from quoting.patient_settings s where s.organisation_id = q.organisation_id) as settings,
    (select json_build_object('title', t.title, 'text', t.text, 'sha256', t.sha256)
      from quoting.patient_terms t where t.organisation_id = q.organisation_id and t.sha256 = $3 limit 1) as terms,
    (select json_build_object('kind', d.kind, 'basisPoints', d.basis_points, 'amountMinor', d.amount_minor, 'dueDays', d.due_days,
        'cancellationWords', d.cancellation_words)
      from quoting.deposit_settings d where d.organisation_id = q.organisation_id and d.is_on) as deposit,
    thread.message_count, thread.unread_messages
  from quoting.quote q cross join lateral (${MESSAGES}) thread
 where q.organisation_id = $1 and q.id = $2`;

/** Reads the data shown on the patient page alongside the frozen document. */
@Injectable()
export class PageFactsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The data for one version of a quote, for a patient who has proved their identity. */
  async read(quoteId: string, document: QuoteDocument): Promise<PageFacts> {
    const hash = document.terms?.sha256 ?? null;
    const stored = await this.reader.one<StoredFacts>('quoting.page_facts', FACTS, [quoteId, hash]);
    if (hash !== null && !stored?.terms) throw new Error(`The terms ${hash} of quote ${quoteId} are missing`);
    const settings = stored?.settings ?? DEFAULT_PATIENT_SETTINGS;
    return {
      terms: stored?.terms ?? null,
      variation: null,
      revised: null,
      known: { dateOfBirth: null, phone: null },
      checkQuestions: settings.checkQuestions.map(({ correct: _correct, ...question }) => question),
      checksRequired: settings.checksRequired,
      secondSignerNeeded: settings.secondSignerNeeded,
      representativeBelowAge: null,
      interpreterLanguage: stored?.interpreterLanguage ?? null,
      unreadMessages: stored?.unreadMessages ?? 0,
      messageCount: stored?.messageCount ?? 0,
      answerTargetHours: settings.answerTargetHours,
      deposit: stored?.deposit ?? null,
      purpose: 'ANSWER',
      chosenOptionIds: stored?.chosenOptionIds ?? null,
    };
  }
}
