import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  listQuoteReminders,
  resumeQuoteReminders,
  stopQuoteReminders,
  type PatientReminder,
  type Quote,
  type ResultOf,
} from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { ActButtons } from '../../../shared/acts/act-buttons.view';
import { actsOn } from '../../../shared/acts/define-act';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { remindersWords } from './quote-reminders.en';

type Reminders = ResultOf<typeof listQuoteReminders>;

/** Reminders sent and planned for the patient. Staff can stop them for this quote. */
export function QuoteReminders({ quote }: { quote: Quote }) {
  const t = useWords(remindersWords);
  const request = useOperationQuery(listQuoteReminders, { params: { id: quote.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={64}>
        {(reminders) => (
          <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
            <ReminderList reminders={reminders} />
            <StopRemindersNotice quote={quote} reminders={reminders} />
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

function ReminderList({ reminders: { items, isEnabled } }: { reminders: Reminders }) {
  const t = useWords(remindersWords);
  if (items.length === 0)
    return <Typography color="textSecondary">{t(isEnabled ? 'none' : 'off')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {items.map((reminder) => (
        <ReminderLine key={reminder.id} reminder={reminder} />
      ))}
    </Box>
  );
}

function ReminderLine({ reminder }: { reminder: PatientReminder }) {
  const t = useWords(remindersWords);
  const formats = useFormats();
  const { kind, days: count, state, dueAt, settledAt, reason } = reminder;
  const when = formats.dateTime(settledAt ?? dueAt);
  return (
    <li>
      <Typography className="tabular">
        {t(`state.${state}`, { when, reason: reason === null ? '' : t(`reason.${reason}`) })}
      </Typography>
      <Muted>{t(`kind.${kind}`, { count })}</Muted>
    </li>
  );
}

type QuoteWithReminders = Pick<Quote, 'id'> & { reminders: Reminders };

const { act } = actsOn<QuoteWithReminders>(remindersWords, () => '');
const request = ({ id }: Pick<Quote, 'id'>) => ({ params: { id } });
const undo = (operation: typeof stopQuoteReminders | typeof resumeQuoteReminders) => ({
  operation,
  request: (_result: unknown, quote: QuoteWithReminders) => request(quote),
});

const reminderActs = [
  act({
    name: 'stop',
    operation: stopQuoteReminders,
    // Nothing to stop if no reminder is planned.
    when: ({ reminders: { stopped, items } }) => !stopped && items.some(({ state }) => state === 'PLANNED'),
    request,
    undo: undo(resumeQuoteReminders),
  }),
  act({
    name: 'resume',
    operation: resumeQuoteReminders,
    // If the patient opted out, staff cannot override that.
    when: ({ reminders: { stopped } }) => stopped?.by === 'PRACTICE',
    request,
    undo: undo(stopQuoteReminders),
  }),
];

function StopRemindersNotice({ quote, reminders }: { quote: Quote; reminders: Reminders }) {
  const t = useWords(remindersWords);
  const formats = useFormats();
  const { stopped } = reminders;
  return (
    <>
      {stopped && (
        <Typography>{t(`stopped.${stopped.by}`, { when: formats.dateTime(stopped.at) })}</Typography>
      )}
      <ActButtons acts={reminderActs} record={{ ...quote, reminders }} look={{ size: 'small' }} />
    </>
  );
}
