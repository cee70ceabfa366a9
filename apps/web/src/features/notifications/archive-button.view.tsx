import IconButton from '@mui/material/IconButton';
import { archiveNotification, restoreNotification, type Notification } from '@quillcare/contracts';
import { ArchiveIcon, Hint, RestoreIcon } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { notificationWords } from './notification.en';

export interface ArchiveButtonProps {
  item: Notification;
  /** Archives the whole group of similar notifications. */
  wholeGroup?: boolean;
  title?: string;
}

export function ArchiveButton({ item, wholeGroup = false, title = item.title }: ArchiveButtonProps) {
  const t = useWords(notificationWords);
  const [archive] = useOperationMutation(archiveNotification);
  const [restore] = useOperationMutation(restoreNotification);
  const request = { params: { id: item.id }, body: { wholeGroup } };
  const act = async (isArchiving: boolean) => {
    try {
      await (isArchiving ? archive(request) : restore(request));
      showToast({
        title: t(isArchiving ? 'archived' : 'restored'),
        tone: 'success',
        action: isArchiving ? { label: t('undo'), onClick: () => void act(false) } : undefined,
      });
    } catch (reason) {
      showToast({ title: toProblem(reason).title, tone: 'error' });
    }
  };
  const label = t(item.isArchived ? 'restore' : 'archive', { title });
  return (
    <Hint title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void act(!item.isArchived)}>
        {item.isArchived ? <RestoreIcon fontSize="small" /> : <ArchiveIcon fontSize="small" />}
      </IconButton>
    </Hint>
  );
}
