import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { isFinishedTask, listImports, type ImportRun } from '@quillcare/contracts';
import { StatusChip, type ToneName } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { importWords } from './import.en';
import { useWords } from '../../shared/words/words';
import { useImportTypes } from './use-import-types';
import { PageLink } from '../../shared/navigation/page-link.view';

const TONES: Record<ImportRun['status'], ToneName> = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  COMPLETED: 'success',
  FAILED: 'error',
  CANCELLED: 'neutral',
};

/** Whether an import was undone or still can be. */
function UndoState({ run }: { run: Pick<ImportRun, 'undo' | 'undoUntil'> }) {
  const t = useWords(importWords);
  const { date, dayOf, today } = useFormats();
  const { undo, undoUntil } = run;
  if (undo && !isFinishedTask(undo)) return <StatusChip label={t('undo.runningShort')} tone="info" />;
  if (undo?.status === 'COMPLETED') return <StatusChip label={t('undo.doneShort')} tone="neutral" />;
  if (!undoUntil || dayOf(undoUntil) < today()) return null;
  return (
    <Typography color="textSecondary">{t('undo.untilShort', { day: date(dayOf(undoUntil)) })}</Typography>
  );
}

export function RecentImports() {
  const t = useWords(importWords);
  const { data } = useOperationQuery(listImports, { query: { limit: 5 } });
  const { dateTime } = useFormats();
  const { pathOf } = useImportTypes();
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('recent')}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((run) => (
          <Box
            component="li"
            key={run.id}
            sx={{
              display: 'flex',
              gap: 2,
              rowGap: 0.5,
              flexWrap: 'wrap',
              alignItems: 'center',
              px: 2,
              py: 1.25,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <PageLink
              to={`${pathOf(run.entityType)}?run=${run.id}`}
              sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}
            >
              {run.fileName}
            </PageLink>
            <Typography color="textSecondary">{t(`types.${run.entityType}.list`)}</Typography>
            <Typography color="textSecondary" className="tabular">
              {dateTime(run.createdAt)}
            </Typography>
            <UndoState run={run} />
            <StatusChip label={t(`statuses.${run.status}`)} tone={TONES[run.status]} />
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
