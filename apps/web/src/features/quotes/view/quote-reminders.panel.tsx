import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  listQuoteReminders,
  resumeQuoteReminders,
  stopQuoteReminders,
  type PatientReminder,
  type Quote,
  type ResultOf,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useUndoableCommand } from '../../../shared/commands/use-undoable-command';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { remindersWords } from './quote-reminders.en';

type Reminders = ResultOf<typeof listQuoteReminders>;

/** What the patient is reminded of, and when; staff can stop it for this quote. */
export function QuoteReminders({ quote }: { quote: Quote }) {
  const t = useWords(remindersWords);
  const request = useOperationQuery(listQuoteReminders, { params: { id: quote.id } });
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={64}>
        {(reminders) => (
          <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
            <ReminderList reminders={reminders} />
            <Stopping quote={quote} reminders={reminders} />
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
      <Typography variant="body2" color="textSecondary">
        {t(`kind.${kind}`, { count })}
      </Typography>
    </li>
  );
}

function Stopping({ quote, reminders: { items, stopped } }: { quote: Quote; reminders: Reminders }) {
  const t = useWords(remindersWords);
  const formats = useFormats();
  const { allows } = useRights();
  const [stop, { isRunning: isStopping }] = useUndoableCommand(stopQuoteReminders, resumeQuoteReminders);
  const [resume, { isRunning: isResuming }] = useUndoableCommand(resumeQuoteReminders, stopQuoteReminders);
  const request = { params: { id: quote.id } };
  const [hasStopped, hasResumed] = [t('hasStopped'), t('hasResumed')];
  const change = stopped
    ? () => resume({ request, undoRequest: () => request, done: hasResumed, undone: hasStopped })
    : () => stop({ request, undoRequest: () => request, done: hasStopped, undone: hasResumed });
  // The patient's wish is not ours to change, and without a plan there is nothing to stop.
  const isOffered = stopped ? stopped.by === 'PRACTICE' : items.some(({ state }) => state === 'PLANNED');
  return (
    <>
      {stopped && (
        <Typography>{t(`stopped.${stopped.by}`, { when: formats.dateTime(stopped.at) })}</Typography>
      )}
      {isOffered && allows(stopQuoteReminders) && (
        <Button
          size="small"
          variant="outlined"
          disabled={isStopping || isResuming}
          onClick={() => void change()}
        >
          {t(stopped ? 'resume' : 'stop')}
        </Button>
      )}
    </>
  );
}
