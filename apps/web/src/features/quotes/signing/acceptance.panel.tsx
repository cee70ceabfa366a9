import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { AcceptanceSummary } from '@quillcare/contracts';
import { wasRecorded } from '@quillcare/rules';
import { Facts, Panel } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { ScanDownload } from '../../../shared/signing/scan-download.view';
import { assuranceInWords, disputeInWords, signatoryInWords } from '../../../shared/signing/signing-facts';
import { signingWords } from '../../../shared/signing/signing.en';
import { useWords } from '../../../shared/words/words';

/** How and by whom the quote was accepted, and the level of assurance. */
export function AcceptancePanel({ quoteId, acceptance }: { quoteId: string; acceptance: AcceptanceSummary }) {
  const t = useWords(signingWords);
  const formats = useFormats();
  const { mode, signatory, recordedByName, confirmedAt, disputedAt } = acceptance;
  return (
    <Panel title={t('title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {disputedAt !== null && (
          <Alert severity="error" role="alert">
            {acceptance.patientComment ?? disputeInWords(acceptance, t)}
          </Alert>
        )}
        <Facts
          items={[
            { label: t('how'), value: t(`mode.${mode}`) },
            { label: t('assuranceLabel'), value: assuranceInWords(acceptance, t) },
            {
              label: t(wasRecorded(acceptance) ? 'acceptedBy' : 'signedBy'),
              value: signatoryInWords(signatory, t),
            },
            { label: t('authority'), value: signatory.authority },
            { label: t('second'), value: acceptance.secondSignerName },
            { label: t(mode === 'TABLET' ? 'handedOverBy' : 'recordedBy'), value: recordedByName },
            { label: t('confirmed'), value: confirmedAt && formats.dateTime(confirmedAt) },
            { label: t('disputedOn'), value: disputedAt && formats.dateTime(disputedAt) },
          ].filter(({ value }) => value)}
        />
        {mode === 'PAPER' && <ScanDownload quoteId={quoteId} />}
      </Box>
    </Panel>
  );
}
