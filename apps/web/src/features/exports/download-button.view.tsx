import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadExport, type ListExport } from '@quillcare/contracts';
import { DownloadIcon } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { downloadFile } from '../../shared/list/download-file';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { exportWords } from './export.en';

export function DownloadButton({ file: { id, fileName: name } }: { file: ListExport }) {
  const t = useWords(exportWords);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { signal } = new AbortController();
      await downloadFile(downloadExport, { params: { id } }, { onRows: () => undefined, signal });
      showToast({ title: t('downloaded', { name }) });
    } catch (error) {
      showToast({ title: t('failed'), message: toProblem(error).detail, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      aria-label={t('downloadOf', { name })}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
