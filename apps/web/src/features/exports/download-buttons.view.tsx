import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadExport, type ListExport } from '@quillcare/contracts';
import { DownloadIcon } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { downloadCsv } from '../../shared/list/download-file';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { exportWords } from './export.en';

/** Saves a file that is ready, as it is or as an Excel workbook. */
export function DownloadButtons({ file: { id, fileName: name } }: { file: ListExport }) {
  const t = useWords(exportWords);
  const [isBusy, setBusy] = useState(false);
  const download = async (isWorkbook: boolean) => {
    setBusy(true);
    try {
      const { signal } = new AbortController();
      await downloadCsv(downloadExport, { params: { id } }, { onRows: () => undefined, signal, isWorkbook });
      showToast({ title: t('downloaded', { name }) });
    } catch (error) {
      showToast({ title: t('failed'), message: toProblem(error).detail, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        aria-label={t('downloadOf', { name })}
        onClick={() => void download(false)}
      >
        {t('download')}
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t('workbookOf', { name })}
        onClick={() => void download(true)}
      >
        {t('workbook')}
      </Button>
    </Box>
  );
}
