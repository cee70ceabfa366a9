import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { ErrorRowsButton } from './error-rows.view';
import { findingWords } from './finding.en';
import { MendGrid } from './mend-grid.view';
import { OddValueChoices } from './odd-value-choice.view';
import type { Findings } from './use-findings';

const FAILURES = { load: 'loadFailed', mend: 'mend.failed', choose: 'choice.failed' } as const;

/** What a check found in a file's rows, how they will be handled, and a grid for correcting them. */
export function ImportFindings({ run, findings }: { run: ImportRun; findings: Findings }) {
  const t = useWords(findingWords);
  const { summary, problem } = findings;
  if (problem === null && (!summary || summary.found === 0)) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('title')}
      sx={{ p: 2.5, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Typography variant="h2">{t('title')}</Typography>
      {problem && (
        <Alert severity="error" role="alert">
          <strong>{t(FAILURES[problem.what])}</strong>. {problem.detail}
        </Alert>
      )}
      {summary && (
        <>
          <Typography role="status" className="tabular">
            {summary.refused > 0 ? t('left', { count: summary.refused }) : t('none')}
            {summary.mended > 0 && ` ${t('mend.cells', { count: summary.mended })}.`}
          </Typography>
          <OddValueChoices run={run} summary={summary} choose={findings.choose} />
          <MendGrid run={run} summary={summary} findings={findings} />
          {summary.refused > 0 && <ErrorRowsButton run={run} />}
        </>
      )}
    </Paper>
  );
}
