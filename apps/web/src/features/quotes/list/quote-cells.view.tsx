import Box from '@mui/material/Box';
import type { QuoteSummary } from '@quillcare/contracts';
import { StatusChip, type ToneName } from '@quillcare/ui';
import { useWords } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

const TONES: Record<NonNullable<QuoteSummary['mailState']>, ToneName> = {
  PENDING: 'muted',
  DELIVERED: 'muted',
  FAILED: 'error',
};

/** Whether the email with the link was delivered. Only failures are coloured. */
export function MailState({ state }: { state: QuoteSummary['mailState'] }) {
  const t = useWords(quoteListWords);
  const tone = state ? TONES[state] : 'muted';
  return (
    <Box
      component="span"
      sx={(theme) => ({
        color: theme.vars!.palette.tone[tone].text,
        fontWeight: tone === 'error' ? 600 : undefined,
      })}
    >
      {t(`mail.${state ?? 'none'}`)}
    </Box>
  );
}

/** Number of unread messages from the patient. Hidden if there are none. */
export function NewQuestions({ count }: { count: number }) {
  const t = useWords(quoteListWords);
  return count > 0 ? <StatusChip tone="warning" label={t('newQuestions', { count })} /> : null;
}
