import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ListExport } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { listWords } from './list.en';

export function ExportState({ file }: { file: ListExport }) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const figure = formatNumber(file.rowsDone, locale);
  switch (file.status) {
    case 'COMPLETED':
      return (
        <Alert severity="success" role="status">
          {t('export.ready', { count: file.rowsDone, figure })}
        </Alert>
      );
    case 'CANCELLED':
      return (
        <Alert severity="info" role="status">
          {t('export.stopped')}
        </Alert>
      );
    case 'FAILED':
      return <Alert severity="error">{file.problem ?? t('export.failed')}</Alert>;
    default:
      return (
        <>
          <Typography>{t('export.background')}</Typography>
          <RowsProgress rows={file.rowsDone} expected={file.isEstimate ? 0 : file.rowsExpected} />
        </>
      );
  }
}

/** Progress bar of the rows written. Indeterminate without `expected`. */
export function RowsProgress({ rows, expected }: { rows: number; expected: number }) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const text = t('export.rows', { count: rows, figure: formatNumber(rows, locale) });
  return (
    <>
      <LinearProgress
        aria-label={text}
        sx={{ mt: 2, mb: 0.5 }}
        {...(expected > 0 ? { variant: 'determinate', value: Math.min(100, (rows / expected) * 100) } : {})}
      />
      <Muted className="tabular" aria-hidden>
        {text}
      </Muted>
    </>
  );
}
