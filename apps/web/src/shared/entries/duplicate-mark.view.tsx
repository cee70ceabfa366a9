import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@quillcare/ui';
import { useWords, word } from '../words/words';
import { entryWords } from './entry.en';

interface Flagged {
  isDuplicateFlag?: boolean;
  duplicateOf?: string | null;
}

/** Beside a name in a list: an import added the entry although there was one like it. */
export function duplicateMark(row: object) {
  const { isDuplicateFlag } = row as Flagged;
  return isDuplicateFlag ? <StatusChip label={word(entryWords, 'duplicate')} tone="muted" /> : null;
}

/** On the page of such an entry: which one it is like. `path` is that of the list, such as `/doctors`. */
export function DuplicateNotice({ record, path }: { record: object; path: string }) {
  const t = useWords(entryWords);
  const { isDuplicateFlag, duplicateOf } = record as Flagged;
  if (!isDuplicateFlag) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      {t('duplicateHint')}{' '}
      {duplicateOf && (
        <Link component={RouterLink} to={`${path}/${duplicateOf}`} color="inherit">
          {t('duplicateOpen')}
        </Link>
      )}
    </Alert>
  );
}
