import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { loadMbsTable, MAX_MBS_FILE_BYTES } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { ConfirmDialog, FormErrorSummary, Panel } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { formatFileSize } from '../../shared/files/file-check';
import { FilePicker } from '../../shared/files/file-picker.input';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { medicareScheduleWords } from './medicare-schedule.en';

const FILE_ID = 'schedule-file';

/** Uploads a schedule file. If a table with the same date exists, asks for confirmation first. */
export function LoadSchedule({ onLoaded }: { onLoaded: (tableId: string) => void }) {
  const t = useWords(medicareScheduleWords);
  const { file, pick, load, keep, isLoading, isAsking, failure } = useScheduleLoad(onLoaded);
  const limits = { accept: ['.xml'], acceptWords: t('load.kind'), maxBytes: MAX_MBS_FILE_BYTES };
  return (
    <Panel title={t('load.title')} hint={t('load.hint')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {failure.message && (
          <FormErrorSummary
            title={t('load.failed')}
            lines={[{ message: `${failure.message} ${t('load.nothingStored')}` }]}
            focusKey={failure.tries}
          />
        )}
        <FilePicker
          id={FILE_ID}
          label={t('load.file')}
          limits={limits}
          hasFile={file !== null}
          isDisabled={isLoading}
          onPick={([picked]) => picked && pick(picked)}
        >
          {file && (
            <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
              {t('load.chosen', { name: file.name, size: formatFileSize(file.size) })}
            </Typography>
          )}
        </FilePicker>
        {isLoading && (
          <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
            {t('load.working')}
            <LinearProgress aria-label={t('load.working')} sx={{ mt: 1 }} />
          </Alert>
        )}
        {file && !isLoading && (
          <Button variant="contained" onClick={() => void load(false)} sx={{ justifySelf: 'end' }}>
            {t('load.start')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t('replace.title')}
        confirmLabel={t('replace.confirm')}
        cancelLabel={t('replace.cancel')}
        busyLabel={t('replace.busy')}
        busy={isLoading}
        onConfirm={() => void load(true)}
        onClose={keep}
      >
        {t('replace.text')}
      </ConfirmDialog>
    </Panel>
  );
}

function useScheduleLoad(onLoaded: (tableId: string) => void) {
  const t = useWords(medicareScheduleWords);
  const formats = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState({ message: '', tries: 0 });
  const [run, { isLoading }] = useOperationMutation(loadMbsTable);
  const itemsOf = (count: number) => t('load.items', { count, number: formatNumber(count, formats.locale) });
  const fail = (message: string) => setFailure(({ tries }) => ({ message, tries: tries + 1 }));
  const clearFailure = () => setFailure(({ tries }) => ({ message: '', tries }));
  const load = async (replaces: boolean) => {
    if (!file) return;
    clearFailure();
    try {
      // The gateway adds the id of the upload; this field only says what to do with it.
      const body = { replace: String(replaces) } as Parameters<typeof run>[0]['body'];
      const table = await run({ body, file });
      const date = formats.date(table.effectiveOn);
      showToast(
        table.wasLoadedBefore
          ? { title: t('load.again'), message: t('load.againHint', { date }), tone: 'info' }
          : { title: t('load.done', { date }), message: itemsOf(table.itemCount), tone: 'success' },
      );
      setFile(null);
      setAsking(false);
      onLoaded(table.id);
    } catch (error) {
      const problem = toProblem(error);
      const isTaken = problem.code === 'MBS_TABLE_EXISTS';
      setAsking(isTaken);
      if (!isTaken) fail(problem.errors?.[0]?.message ?? problem.detail);
    }
  };
  const pick = (picked: File) => {
    setFile(picked);
    clearFailure();
  };
  return { file, pick, load, keep: () => setAsking(false), isLoading, isAsking, failure };
}
