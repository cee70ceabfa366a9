import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  cancelPracticeExport,
  downloadPracticeExport,
  isFinishedTask,
  type BackgroundStatus,
  type PracticeExport,
} from '@quillcare/contracts';
import { DownloadIcon, StatusChip, Muted } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { DownloadButton } from '../../shared/files/download-button.view';
import { formatFileSize } from '../../shared/files/file-check';
import { useFormats } from '../../shared/formats/use-formats';
import type { StatusDisplay } from '../../shared/status/status';
import { showProblem } from '../../shared/toasts/problem.toast';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { practiceExportWords } from './practice-export.en';

const TONES: Record<BackgroundStatus, StatusDisplay['tone']> = {
  QUEUED: 'muted',
  RUNNING: 'info',
  COMPLETED: 'success',
  FAILED: 'error',
  CANCELLED: 'muted',
};

interface RunProps {
  run: PracticeExport;
}

/** One archive, with its progress or its actions. */
export function PracticeExportCard({ run }: RunProps) {
  const t = useWords(practiceExportWords);
  const { ago } = useFormats();
  const { status, createdAt, startedByName: name } = run;
  const when = ago(createdAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.75,
        '&:first-of-type': { pt: 0.5 },
        '&:last-of-type': { pb: 0 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip label={t(`runs.states.${status}`)} tone={TONES[status]} />
        <Muted>{name ? t('runs.startedBy', { ago: when, name }) : t('runs.started', { ago: when })}</Muted>
      </Box>
      {isFinishedTask(run) ? <Outcome run={run} /> : <Progress run={run} />}
    </Box>
  );
}

function Progress({ run }: RunProps) {
  const t = useWords(practiceExportWords);
  const { status, tablesDone: done, tablesTotal: total } = run;
  const isWaiting = status === 'QUEUED' || total === 0;
  const writing = t('runs.writing', { done, total });
  const label = run.cancelRequestedAt ? t('runs.stopping') : isWaiting ? t('runs.waiting') : writing;
  return (
    <>
      <Typography className="tabular" role="status">
        {label}
      </Typography>
      <LinearProgress
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        value={isWaiting ? 0 : (done / total) * 100}
        aria-label={label}
        sx={{ borderRadius: 1, height: 6 }}
      />
      {!run.cancelRequestedAt && (
        <Box>
          <EndButton run={run} label={t('runs.stop')} done={t('runs.stopped')} />
        </Box>
      )}
    </>
  );
}

function Outcome({ run }: RunProps) {
  const t = useWords(practiceExportWords);
  const { locale, dateTime } = useFormats();
  const { id, status, problem, records, documents, sizeBytes, expiresAt } = run;
  if (status !== 'COMPLETED') return problem ? <Typography>{problem}</Typography> : null;
  const counted = {
    records: records.toLocaleString(locale),
    count: documents,
    size: formatFileSize(sizeBytes, locale),
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography className="tabular">{t('runs.ready', counted)}</Typography>
        <Muted>{t('runs.until', { when: dateTime(expiresAt) })}</Muted>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <DownloadButton
          file={{ operation: downloadPracticeExport, parts: { params: { id } } }}
          label={t('runs.download')}
          failed={t('runs.downloadFailed')}
          variant="contained"
          startIcon={<DownloadIcon />}
        />
        <EndButton run={run} label={t('runs.remove')} done={t('runs.removed')} />
      </Box>
    </Box>
  );
}

function EndButton({ run: { id }, label, done: doneMessage }: RunProps & { label: string; done: string }) {
  const t = useWords(practiceExportWords);
  const [end, { isLoading }] = useOperationMutation(cancelPracticeExport);
  const endRun = async () => {
    try {
      await end({ params: { id } });
      showToast({ title: doneMessage });
    } catch (error) {
      showProblem(error, t('runs.stopFailed'));
    }
  };
  return (
    <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void endRun()}>
      {label}
    </Button>
  );
}
