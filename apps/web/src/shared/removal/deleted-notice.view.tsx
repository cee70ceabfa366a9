import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Operation } from '@quillcare/contracts';
import { useActs } from '../acts/use-acts';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { restoring } from './deleting.definition';
import { removalWords } from './removal.en';

export interface DeletedNoticeProps {
  operation: Operation;
  record: { id: string; version: number };
  name: string;
  deletedAt: string;
  mayRestore: boolean;
}

/** Notice above a deleted record: when it was deleted, with a restore button. */
export function DeletedNotice({ deletedAt, mayRestore, operation, record, name }: DeletedNoticeProps) {
  const t = useWords(removalWords);
  const { date, dayOf } = useFormats();
  const { start, isRunning, dialog } = useActs();
  const act = restoring(operation, () => name);
  const button = (
    <Button
      size="small"
      variant="outlined"
      disabled={isRunning}
      aria-label={`${act.label()} ${name}`}
      onClick={() => start(act, record)}
    >
      {act.label()}
    </Button>
  );
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2.5 }} action={mayRestore ? button : undefined}>
      {t('notice', { name, day: date(dayOf(deletedAt)) })} {t('noticeHint')}
      {dialog}
    </Alert>
  );
}
