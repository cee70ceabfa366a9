import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SurgeryCase } from '@quillcare/contracts';
import { Muted, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useFormats } from '../../shared/formats/use-formats';
import { PageLink } from '../../shared/navigation/page-link.view';
import { QUOTE_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** Who cancelled the case, when and why. */
export function CancellationNotice({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { cancelledBy, cancelledAt, cancelledReason } = surgeryCase;
  if (cancelledBy === null || cancelledAt === null) return null;
  const date = formats.dateTime(cancelledAt);
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t(`cancelled.${cancelledBy}`)}</AlertTitle>
      {cancelledReason
        ? t('cancelled.because', { date, reason: cancelledReason })
        : t('cancelled.on', { date })}
    </Alert>
  );
}

/** All documents the patient signed for the case, the one in force first. Hidden if there is only one. */
export function SignedQuotes({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { signedQuotes } = surgeryCase;
  if (signedQuotes.length < 2) return null;
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {t('signed.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {[...signedQuotes].reverse().map(({ quoteId, revision, status, totalMinor, signedAt }) => (
          <Box
            component="li"
            key={quoteId}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
              <PageLink to={`/quotes/view/${quoteId}`}>{t('signed.version', { version: revision })}</PageLink>
              <StatusChip {...QUOTE_STATUS[status]} />
            </Box>
            <Money minor={totalMinor} />
            <Muted sx={{ gridColumn: '1 / -1' }}>
              {t('signed.on', { date: formats.dateTime(signedAt) })}
            </Muted>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
