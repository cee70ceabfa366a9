import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { listQuotes, type ResultOf } from '@quillcare/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { useFormats } from '../../../shared/formats/use-formats';
import { asOf, queryOf, readAddress } from '../../../shared/list/list.address';
import { Loaded } from '../../../shared/loading/loaded.view';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { downloadQuotes } from './download-quotes';
import { quoteList } from './quote-list.definition';
import { quoteListWords } from './quote-list.en';

/** Says how many quotes the filters of the address leave, and saves them as a file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(quoteListWords);
  const titleId = useId();
  const query = useFilters();
  // Asking how many there are renews a session that has just run out, before the file is fetched.
  const counting = useOperationQuery(listQuotes, { query: { ...query, limit: 1 } });
  const { start, isRunning, rows, problem } = useExport(query, onClose);
  const isEmpty = counting.currentData?.total === 0;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('export.title')}</DialogTitle>
      <DialogContent>
        <Loaded request={counting} failed={t('export.failed')} skeleton={44}>
          {(page) => <HowMany page={page} />}
        </Loaded>
        {problem && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            <AlertTitle>{t('export.failed')}</AlertTitle>
            {problem}
          </Alert>
        )}
        {isRunning && <Progress rows={rows} total={counting.currentData?.total ?? 0} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('export.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isRunning || isEmpty || !counting.currentData}
          onClick={() => void start()}
        >
          {isRunning ? t('export.busy') : t('export.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The filters of the list behind the dialog. */
function useFilters(): Record<string, string> {
  const [params] = useSearchParams();
  const list = asOf(quoteList, useFormats().today());
  return queryOf(list, { ...readAddress(list, params), cursor: undefined });
}

function HowMany({ page: { total, totalIsEstimate } }: { page: ResultOf<typeof listQuotes> }) {
  const t = useWords(quoteListWords);
  if (total === 0) return <Typography>{t('export.none')}</Typography>;
  return <Typography>{t(totalIsEstimate ? 'export.about' : 'export.some', { count: total })}</Typography>;
}

function useExport(query: Record<string, string>, onDone: () => void) {
  const t = useWords(quoteListWords);
  const [isRunning, setRunning] = useState(false);
  const [rows, setRows] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const start = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRunning(true);
    setProblem(null);
    setRows(0);
    try {
      const count = await downloadQuotes(query, setRows, signal);
      showToast({ title: t('export.done', { count }) });
      onDone();
    } catch (error) {
      if (!signal.aborted) setProblem(toProblem(error).detail);
    } finally {
      setRunning(false);
    }
  };
  return { start, isRunning, rows, problem };
}

function Progress({ rows, total }: { rows: number; total: number }) {
  const t = useWords(quoteListWords);
  const text = t('export.rows', { count: rows });
  return (
    <>
      <LinearProgress
        aria-label={text}
        sx={{ mt: 2, mb: 0.5 }}
        {...(total > 0
          ? { variant: 'determinate' as const, value: Math.min(100, (rows / total) * 100) }
          : {})}
      />
      <Typography variant="body2" color="textSecondary" className="tabular" aria-hidden>
        {text}
      </Typography>
    </>
  );
}
