import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  cancelImportUndo,
  isFinishedTask,
  canImport,
  undoImport,
  type ImportRun,
  type ImportUndo,
} from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

/** Undoes an import: offered while possible, then shows progress and outcome. */
export function ImportUndoPanel({ run }: { run: ImportRun }) {
  const { user } = useSession();
  const { dayOf, today } = useFormats();
  const { undo, undoUntil } = run;
  const isAllowed = canImport(user, run.entityType, run.duplicateStrategy);
  const isPossible = isAllowed && undoUntil !== null && dayOf(undoUntil) >= today();
  if (undo && !isFinishedTask(undo)) return <UndoProgress run={run} undo={undo} mayStop={isAllowed} />;
  const isWhole = undo?.status === 'COMPLETED';
  if (!undo && !isPossible) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {undo && <UndoOutcome undo={undo} />}
      {isPossible && !isWhole && <UndoOffer run={run} until={undoUntil} />}
    </Box>
  );
}

const undo = (texts: 'undoAll' | 'undoRest') =>
  actsOn<ImportRun>(importWords, () => '').act({
    name: 'undo',
    texts,
    operation: undoImport,
    request: ({ id }) => ({ params: { id } }),
    confirms: () => ({ isDanger: true }),
  });
const undoAllAct = undo('undoAll');
const undoRest = undo('undoRest');

function UndoOffer({ run, until }: { run: ImportRun; until: string }) {
  const t = useWords(importWords);
  const { date, dayOf } = useFormats();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        flexWrap: 'wrap',
      }}
    >
      <Muted>{t('undo.until', { day: date(dayOf(until)) })}</Muted>
      <ActButtons acts={[run.undo ? undoRest : undoAllAct]} record={run} />
    </Box>
  );
}

function UndoProgress({ run, undo, mayStop }: { run: ImportRun; undo: ImportUndo; mayStop: boolean }) {
  const t = useWords(importWords);
  const [cancel, { isLoading }] = useOperationMutation(cancelImportUndo);
  const [failure, setFailure] = useState('');
  const done = undo.removed + undo.restored + undo.left;
  const share = undo.total ? Math.min(100, Math.round((done / undo.total) * 100)) : 0;
  const isAsked = isLoading || undo.cancelRequestedAt !== null;
  const label = isAsked ? t('undo.cancelling') : `${t('undo.running')}, ${share}%`;
  const onClick = () => {
    if (isAsked) return;
    setFailure('');
    cancel({ params: { id: run.id } }).catch((error: unknown) => setFailure(toProblem(error).detail));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography className="tabular" role="status">
        {label}
      </Typography>
      <LinearProgress
        variant={undo.total === null ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={label}
        sx={{ borderRadius: 1, height: 6 }}
      />
      <Muted>{t('undo.keepGoing')}</Muted>
      {failure && (
        <Alert severity="error">
          <strong>{t('undo.cancelFailed')}</strong>. {failure}
        </Alert>
      )}
      {mayStop && (
        <Button variant="outlined" onClick={onClick} aria-disabled={isAsked} sx={{ justifySelf: 'end' }}>
          {isAsked ? t('undo.cancelling') : t('undo.cancel')}
        </Button>
      )}
    </Box>
  );
}

const TITLES = { COMPLETED: 'done', CANCELLED: 'stopped', FAILED: 'broken' } as const;

function UndoOutcome({ undo }: { undo: ImportUndo }) {
  const t = useWords(importWords);
  const { dateTime, locale } = useFormats();
  const title = TITLES[undo.status as keyof typeof TITLES];
  const [removed, restored, left] = [
    formatNumber(undo.removed, locale),
    formatNumber(undo.restored, locale),
    formatNumber(undo.left, locale),
  ] as const;
  return (
    <Alert severity={outcomeSeverity(undo)} role="status">
      <strong>{t(`undo.${title}`)}</strong>
      {undo.problem && <Box>{undo.problem}</Box>}
      <Box>{t('undo.counts', { removed, restored, left })}</Box>
      <Box>{t('undo.doneBy', { who: undo.by, when: dateTime(undo.finishedAt) })}</Box>
    </Alert>
  );
}

function outcomeSeverity({ status, left }: ImportUndo) {
  if (status === 'FAILED') return 'error';
  if (status === 'CANCELLED') return 'info';
  return left > 0 ? 'warning' : 'success';
}
