import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { openReminderStop, stopReminders, type ResultOf } from '@quillcare/contracts';
import { formatDomesticPhone } from '@quillcare/rules';
import { useParams } from 'react-router-dom';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import type { ApiProblem } from '../../shared/api/problem';
import { PlainPage } from '../../shared/pages/plain-page.view';
import { useWords, word } from '../../shared/words/words';
import { stopRemindersWords } from './stop-reminders.en';

type ReminderInfo = ResultOf<typeof openReminderStop>;

/**
 * Target of the unsubscribe link in a reminder. Needs no account and asks for confirmation, because mail scanners open links too.
 * Has no site header, because patients have nothing to sign up for.
 */
export function StopRemindersPage() {
  const t = useWords(stopRemindersWords);
  const { token = '' } = useParams();
  const { data, error } = useOperationQuery(openReminderStop, { params: { token } });
  return (
    <PlainPage title={t('title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {error && <Alert severity="error">{t(isUnknown(error) ? 'unknown' : 'loadFailed')}</Alert>}
        {data && <Question token={token} about={data} />}
      </Box>
    </PlainPage>
  );
}

function Question({ token, about: reminder }: { token: string; about: ReminderInfo }) {
  const t = useWords(stopRemindersWords);
  const [stop, { isLoading, data, error }] = useOperationMutation(stopReminders);
  const { practice, quoteNumber } = reminder;
  const isStopped = reminder.isStopped || data?.isStopped === true;
  return (
    <>
      <Box role="status" aria-live="polite">
        {isStopped && <Alert severity="success">{t('done', { quoteNumber })}</Alert>}
        {error && <Alert severity="error">{t('failed')}</Alert>}
      </Box>
      {!isStopped && (
        <>
          <Typography>{t('asks', { practice: practice.name, quoteNumber })}</Typography>
          <Typography color="textSecondary">{t('keeps')}</Typography>
          <Button
            variant="contained"
            disabled={isLoading}
            // The error is shown above.
            onClick={() => void stop({ params: { token } }).catch(() => undefined)}
            sx={{ justifySelf: 'start' }}
          >
            {t(isLoading ? 'stopping' : 'stop')}
          </Button>
        </>
      )}
      <Typography color="textSecondary">
        {t('contact', { practice: practice.name, contact: contactOf(practice) })}
      </Typography>
    </>
  );
}

function contactOf({ phone, email }: ReminderInfo['practice']): string {
  if (phone === null) return email;
  return word(stopRemindersWords, 'or', { phone: formatDomesticPhone(phone), email });
}

function isUnknown({ code }: ApiProblem): boolean {
  return code === 'LINK_MALFORMED' || code === 'LINK_UNKNOWN';
}
