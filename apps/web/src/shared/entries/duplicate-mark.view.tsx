import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import {
  clearDoctorDuplicate,
  clearHospitalDuplicate,
  clearSiteDuplicate,
  clearSurgeryDuplicate,
} from '@quillcare/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@quillcare/ui';
import { useCommand } from '../commands/use-command';
import { useRights } from '../session/session.context';
import { useWords, word } from '../words/words';
import { entryWords } from './entry.en';

interface Flagged {
  id: string;
  version: number;
  deletedAt?: string | null;
  isDuplicateFlag?: boolean;
  duplicateOf?: string | null;
}

/** What says that an entry is no duplicate, by the list that it is in. */
const CLEARING: Readonly<Record<string, typeof clearDoctorDuplicate>> = {
  '/doctors': clearDoctorDuplicate,
  '/hospitals': clearHospitalDuplicate,
  '/surgeries': clearSurgeryDuplicate,
  '/sites': clearSiteDuplicate,
};

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
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={<ClearButton record={record as Flagged} path={path} />}
    >
      {t('duplicateHint')}{' '}
      {duplicateOf && (
        <Link component={RouterLink} to={`${path}/${duplicateOf}`} color="inherit">
          {t('duplicateOpen')}
        </Link>
      )}
    </Alert>
  );
}

function ClearButton({ record: { id, version, deletedAt }, path }: { record: Flagged; path: string }) {
  const t = useWords(entryWords);
  const { allows } = useRights();
  const operation = CLEARING[path] ?? clearDoctorDuplicate;
  const [run, { isRunning }] = useCommand(operation);
  if (!(path in CLEARING) || deletedAt || !allows(operation)) return null;
  const clear = () =>
    void run({
      request: { params: { id }, body: { version } },
      done: t('duplicateCleared'),
      failed: t('duplicateNotCleared'),
    });
  return (
    <Button color="inherit" size="small" disabled={isRunning} onClick={clear}>
      {t('duplicateClear')}
    </Button>
  );
}
