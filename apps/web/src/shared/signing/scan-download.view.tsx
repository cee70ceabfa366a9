import { getSignedScan } from '@quillcare/contracts';
import { DownloadButton } from '../files/download-button.view';
import { useWords } from '../words/words';
import { signingWords } from './signing.en';

/** Downloads the scanned document with which a quote was accepted. The download is recorded in the audit log. */
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
