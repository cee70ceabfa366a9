import { getSignedScan } from '@quillcare/contracts';
import { DownloadButton } from '../files/download-button.view';
import { useWords } from '../words/words';
import { signingWords } from './signing.en';

/** Downloads the scan of the paper with which a quote was accepted, which the audit records. */
export function ScanDownload({ quoteId }: { quoteId: string }) {
  const t = useWords(signingWords);
  return (
    <DownloadButton
      file={{ operation: getSignedScan, parts: { params: { id: quoteId } } }}
      label={t('scan')}
      failed={t('scanFailed')}
      variant="outlined"
      size="small"
      sx={{ justifySelf: 'start' }}
    />
  );
}
