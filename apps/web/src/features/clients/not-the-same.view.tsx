import Button from '@mui/material/Button';
import { dismissDuplicatePair, reopenDuplicatePair, type DuplicatePair } from '@quillcare/contracts';
import { useUndoableCommand } from '../../shared/commands/use-undoable-command';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

/** Says that a suspected pair is two people; for good, unless it is undone at once. */
export function NotTheSameButton({ pair }: { pair: Pick<DuplicatePair, 'id' | 'first' | 'second'> }) {
  const t = useWords(mergeWords);
  const { allows } = useRights();
  const [run, { isRunning }] = useUndoableCommand(dismissDuplicatePair, reopenDuplicatePair);
  if (!allows(dismissDuplicatePair)) return null;
  const names = { first: clientName(pair.first), second: clientName(pair.second) };
  const request = { params: { id: pair.id } };
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isRunning}
      aria-label={t('duplicates.notSameLabel', names)}
      onClick={(event) => {
        // A click would also open the row.
        event.stopPropagation();
        void run({
          request,
          undoRequest: () => request,
          done: t('duplicates.dismissed'),
          undone: t('duplicates.reopened'),
          failed: t('duplicates.dismissFailed'),
          about: t('duplicates.pair', names),
        });
      }}
    >
      {t('duplicates.notSame')}
    </Button>
  );
}
