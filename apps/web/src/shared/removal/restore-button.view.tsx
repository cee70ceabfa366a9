import Button from '@mui/material/Button';
import type { Operation } from '@quillcare/contracts';
import { removalWords } from './removal.en';
import { useWords } from '../words/words';
import { useRestore } from './use-restore';

export interface RestoreButtonProps {
  operation: Operation;
  record: { id: string; version: number };
  name: string;
  tabIndex?: number;
}

/** Restores one deleted record, in its row or above its page. */
export function RestoreButton({ operation, record, name, tabIndex }: RestoreButtonProps) {
  const t = useWords(removalWords);
  const restore = useRestore(operation);
  return (
    <Button
      size="small"
      variant="outlined"
      tabIndex={tabIndex}
      aria-label={`${t('restore')} ${name}`}
      onClick={(event) => {
        // A click would also open the row.
        event.stopPropagation();
        void restore(record, name);
      }}
    >
      {t('restore')}
    </Button>
  );
}
