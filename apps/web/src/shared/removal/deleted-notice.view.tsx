import Alert from '@mui/material/Alert';
import { useFormats } from '../formats/use-formats';
import { removalTexts } from './removal.texts';
import { RestoreButton, type RestoreButtonProps } from './restore-button.view';

export interface DeletedNoticeProps extends Omit<RestoreButtonProps, 'tabIndex'> {
  deletedAt: string;
  mayRestore: boolean;
}

/** Above a deleted record: when it was deleted, and a restore button. */
export function DeletedNotice({ deletedAt, mayRestore, ...button }: DeletedNoticeProps) {
  const { date, dayOf } = useFormats();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2.5 }}
      action={mayRestore ? <RestoreButton {...button} /> : undefined}
    >
      {removalTexts.notice(button.name, date(dayOf(deletedAt)))} {removalTexts.noticeHint}
    </Alert>
  );
}
