import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { markAnnouncement, type ShownAnnouncement } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { NewsLine } from './news-line.view';
import { NewsText } from './news-text.view';

export interface AnnouncementLineProps {
  item: ShownAnnouncement;
  isWhole: boolean;
  onDone: () => void;
}

/** An announcement. A click marks it as read and shows its full text; its button follows the link. */
export function AnnouncementLine({ item, isWhole, onDone }: AnnouncementLineProps) {
  const [mark] = useOperationMutation(markAnnouncement);
  const [isOpen, setOpen] = useState(false);
  const isRead = item.readAt !== null;
  const open = () => {
    setOpen(true);
    // Marking as read is a side effect of the click. If it fails, the line stays unread.
    if (!isRead) mark({ params: { id: item.id }, body: { as: 'READ' } }).catch(() => undefined);
  };
  const { title, message, priority, publishedAt, action } = item;
  return (
    <NewsLine
      isRead={isRead}
      onClick={open}
      below={action && <ActionButton action={action} onDone={onDone} />}
    >
      <NewsText {...{ title, message, priority, isRead }} at={publishedAt} isWhole={isWhole || isOpen} />
    </NewsLine>
  );
}

/** Opens a page of the app, or an external page in a new tab. */
function ActionButton({
  action: { label, target },
  onDone,
}: {
  action: NonNullable<ShownAnnouncement['action']>;
  onDone: () => void;
}) {
  const navigate = useNavigate();
  const buttonProps = { size: 'small', sx: { ml: -0.75 } } as const;
  if (!target.startsWith('/'))
    return (
      <Button href={target} target="_blank" rel="noopener noreferrer" {...buttonProps}>
        {label}
      </Button>
    );
  const followAction = () => {
    onDone();
    void navigate(target);
  };
  return (
    <Button onClick={followAction} {...buttonProps}>
      {label}
    </Button>
  );
}
