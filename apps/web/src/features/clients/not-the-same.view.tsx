import Button from '@mui/material/Button';
import { dismissDuplicatePair, reopenDuplicatePair, type DuplicatePair } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { isPossible, useActs, useActScope } from '../../shared/acts/use-acts';
import { word } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

type Pair = Pick<DuplicatePair, 'id' | 'first' | 'second'>;

const namesOf = ({ first, second }: Pair) => ({ first: clientName(first), second: clientName(second) });
const request = ({ id }: Pair) => ({ params: { id } });

const dismissing = actsOn<Pair>(mergeWords, () => '').act({
  name: 'notSame',
  operation: dismissDuplicatePair,
  request,
  about: (pair) => word(mergeWords, 'duplicates.pair', namesOf(pair)),
  undo: { operation: reopenDuplicatePair, request: (_result, pair) => request(pair) },
});

/** Marks a suspected duplicate pair as two different people. Permanent unless undone straight away. */
export function NotTheSameButton({ pair }: { pair: Pair }) {
  const { start, isRunning } = useActs();
  if (!isPossible(dismissing, pair, useActScope())) return null;
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isRunning}
      aria-label={word(mergeWords, 'duplicates.notSameLabel', namesOf(pair))}
      onClick={(event) => {
        // Otherwise the click would also open the row.
        event.stopPropagation();
        start(dismissing, pair);
      }}
    >
      {dismissing.label()}
    </Button>
  );
}
