import Alert from '@mui/material/Alert';
import { unlockQuoteLink, type Quote } from '@quillcare/contracts';
import { ActButtons, INHERIT } from '../../../shared/acts/act-buttons.view';
import { actsOn } from '../../../shared/acts/define-act';
import { useWords } from '../../../shared/words/words';
import { isWaiting } from '../quote-parts';
import { viewWords } from './quote-view.en';

const unlocking = actsOn<Quote>(viewWords, ({ quoteNumber }) => quoteNumber).act({
  name: 'locked',
  operation: unlockQuoteLink,
  request: ({ id }) => ({ params: { id } }),
});

/** Shown if the patient's link is locked after too many failed identification attempts. Staff can unlock it. */
export function LinkLocked({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  if (quote.linkLockedAt === null || !isWaiting(quote)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={<ActButtons acts={[unlocking]} record={quote} look={INHERIT} />}
    >
      {t('locked.reason')}
    </Alert>
  );
}
