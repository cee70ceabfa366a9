import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { unlockQuoteLink, type Quote } from '@quillcare/contracts';
import { useCommand } from '../../../shared/commands/use-command';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { isWaiting } from '../quote-parts';
import { viewWords } from './quote-view.en';

/** The patient's link is locked after too many wrong tries to identify; staff can unlock it. */
export function LinkLocked({ quote }: { quote: Quote }) {
  const { can } = useRights();
  const t = useWords(viewWords);
  const [run, { isRunning }] = useCommand(unlockQuoteLink);
  const unlock = () =>
    void run({ request: { params: { id: quote.id } }, done: t('locked.done'), failed: t('locked.failed') });
  if (quote.linkLockedAt === null || !isWaiting(quote)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        can('QUOTES', 'UPDATE') && (
          <Button color="inherit" size="small" disabled={isRunning} onClick={unlock}>
            {t('locked.unlock')}
          </Button>
        )
      }
    >
      {t('locked.reason')}
    </Alert>
  );
}
