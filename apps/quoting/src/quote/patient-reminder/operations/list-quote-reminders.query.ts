import { AppError, listQuoteReminders, type PatientReminder, type QuoteStatus } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { isWanted } from '../domain/patient-reminder';
import { ReminderSettingsRepository } from '../persistence/reminder-settings.repository';

interface QuoteRow {
  status: QuoteStatus;
  stopped: { at: string; by: 'PATIENT' | 'PRACTICE' } | null;
}

const QUOTE = `select q.status,
    (select jsonb_build_object('at', to_char(s.stopped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', s.stopped_by)
       from quoting.reminder_stop s where s.organisation_id = q.organisation_id and s.quote_number = q.quote_number) as stopped
  from quoting.quote q where q.organisation_id = $1 and q.id = $2 and q.deleted_at is null`;

const REMINDERS = `select id, kind, days, state, due_at, settled_at, reason
  from quoting.patient_reminder where organisation_id = $1 and quote_id = $2 order by coalesce(settled_at, due_at), id`;

export const ListQuoteRemindersQuery = implement(
  listQuoteReminders,
  [TenantReader, ReminderSettingsRepository],
  (reader, reminderSettingsRepository) => ({
    async handle({ params }) {
      const [quote, all, settings] = await Promise.all([
        reader.one<QuoteRow>('quoting.reminded_quote', QUOTE, [params.id]),
        reader.rows<PatientReminder>('quoting.reminders_of_quote', REMINDERS, [params.id]),
        reminderSettingsRepository.current(),
      ]);
      if (!quote) throw new AppError('NOT_FOUND');
      // Reminders that will no longer be sent are not listed as planned.
      const isWaiting = quote.status === 'SENT' && quote.stopped === null;
      const items = all.filter(
        (reminder) => reminder.state !== 'PLANNED' || (isWaiting && isWanted(reminder, settings)),
      );
      return { items, stopped: quote.stopped, isEnabled: settings.isEnabled };
    },
  }),
);
