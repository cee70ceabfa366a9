import Alert from '@mui/material/Alert';
import {
  clearDoctorDuplicate,
  clearHospitalDuplicate,
  clearSiteDuplicate,
  clearSurgeryDuplicate,
} from '@quillcare/contracts';
import { StatusChip } from '@quillcare/ui';
import { ActButtons, INHERIT_STYLE } from '../acts/act-buttons.view';
import { actsOn } from '../acts/define-act';
import { useWords, word } from '../words/words';
import { entryWords } from './entry.en';
import { PageLink } from '../navigation/page-link.view';

interface Flagged {
  id: string;
  version: number;
  deletedAt?: string | null;
  isDuplicateFlag?: boolean;
  duplicateOf?: string | null;
}

/** Chip next to a name in a list, if an import added the entry although a similar one existed. */
export function duplicateMark(row: object) {
  const { isDuplicateFlag } = row as Flagged;
  return isDuplicateFlag ? <StatusChip label={word(entryWords, 'duplicate')} tone="muted" /> : null;
}

/** Notice on the entry's page with a link to the similar one. `path` is that of the list, such as `/doctors`. */
export function DuplicateNotice({ record, path }: { record: object; path: string }) {
  const t = useWords(entryWords);
  const { isDuplicateFlag, duplicateOf } = record as Flagged;
  const clearing = CLEAR_OPERATIONS[path];
  if (!isDuplicateFlag) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={clearing && <ActButtons acts={[clearing]} record={record as Flagged} look={INHERIT_STYLE} />}
    >
      {t('duplicateHint')}{' '}
      {duplicateOf && (
        <PageLink to={`${path}/${duplicateOf}`} color="inherit">
          {t('duplicateOpen')}
        </PageLink>
      )}
    </Alert>
  );
}

const { act } = actsOn<Flagged>(entryWords, () => '');

/** Acts that clear the duplicate flag, by path of the list. */
const CLEAR_OPERATIONS = Object.fromEntries(
  Object.entries({
    '/doctors': clearDoctorDuplicate,
    '/hospitals': clearHospitalDuplicate,
    '/surgeries': clearSurgeryDuplicate,
    '/sites': clearSiteDuplicate,
  }).map(([path, operation]) => [
    path,
    act({ name: 'duplicateClear', operation, when: ({ deletedAt }) => !deletedAt }),
  ]),
);
