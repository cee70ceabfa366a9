import Alert from '@mui/material/Alert';
import { useFormats } from '../formats/use-formats';
import { removalWords } from './removal.en';
import { useWords } from '../words/words';
import { RestoreButton, type RestoreButtonProps } from './restore-button.view';

export interface DeletedNoticeProps extends Omit<RestoreButtonProps, 'tabIndex'> {
  deletedAt: string;
  mayRestore: boolean;
}

/** Above a deleted record: when it was deleted, and a restore button. */
export function DeletedNotice({ deletedAt, mayRestore, ...button }: DeletedNoticeProps) {
  const t = useWords(removalWords);
  const { date, dayOf } = useFormats();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2.5 }}
      action={mayRestore ? <RestoreButton {...button} /> : undefined}
    >
      {t('notice', { name: button.name, day: date(dayOf(deletedAt)) })} {t('noticeHint')}
    </Alert>
  );
}
