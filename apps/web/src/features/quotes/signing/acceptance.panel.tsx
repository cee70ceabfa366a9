import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { AcceptanceSummary } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import { FactList, Panel } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { ScanDownload } from '../../../shared/signing/scan-download.view';
import { formatAssurance, formatDispute, formatSignatory } from '../../../shared/signing/signing-facts';
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
            {acceptance.patientComment ?? formatDispute(acceptance, t)}
          </Alert>
        )}
        <FactList
          items={[
            { label: t('how'), value: t(`mode.${mode}`) },
            { label: t('assuranceLabel'), value: formatAssurance(acceptance, t) },
            {
              label: t(wasRecordedByStaff(acceptance) ? 'acceptedBy' : 'signedBy'),
              value: formatSignatory(signatory, t),
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
