import Button from '@mui/material/Button';
import { getSignedScan } from '@quillcare/contracts';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { downloadFile } from '../files/download-file';
import { showToast } from '../toasts/toast.store';
import { useWords, word } from '../words/words';
import { signingWords } from './signing.en';

/** Downloads the scan of the paper with which a quote was accepted, which the audit records. */
export function ScanDownload({ quoteId }: { quoteId: string }) {
  const t = useWords(signingWords);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(getSignedScan, { params: { id: quoteId } });
    } catch (error) {
      const message = toProblem(error).detail;
      showToast({ title: word(signingWords, 'scanFailed'), message, tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={isBusy}
      onClick={() => void download()}
      sx={{ justifySelf: 'start' }}
    >
      {t('scan')}
    </Button>
  );
}
