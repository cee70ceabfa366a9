import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  auditAction,
  auditEntityType,
  getUser,
  listAuditEntries,
  listUsers,
  type StaffUser,
  type AuditEntry,
  type AuditChange,
} from '@quillcare/contracts';
import { AuditIcon, FactList, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { DiffTable } from '../../shared/history/diff-table.view';
import { historyWords } from '../../shared/history/history.en';
import { getFieldLabel, toReadableChange } from '../../shared/history/readable-change';
import { toCodes, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { useWords } from '../../shared/words/words';
import { toActionDisplay, changedFieldsText, humaniseCode, recordLabel } from './audit-entry';
import { auditWords } from './audit.en';

const COLLEAGUES = { list: listUsers, get: getUser, nameOf: ({ name }: StaffUser) => name };

const trail = defineList({
  name: 'audit-trail',
  operation: listAuditEntries,
  words: auditWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  defaultSort: '-createdAt',
  nameOf: recordLabel,
  opens: { drawer: 'entry', view: ({ row, close }) => <AuditEntryDrawer entry={row} onClose={close} /> },
  columns: [
    {
      kind: 'date',
      name: 'when',
      label: 'when',
      as: 'time',
      sort: 'createdAt',
      width: 170,
      value: ({ createdAt }) => createdAt,
    },
    { kind: 'status', name: 'action', label: 'action', width: 160, value: toActionDisplay },
    {
      kind: 'link',
      name: 'record',
      label: 'record',
      isFixed: true,
      least: 180,
      card: 'title',
      value: recordLabel,
      after: ({ isDemonstration }) => isDemonstration && <DemonstrationMark />,
    },
    {
      kind: 'text',
      name: 'changes',
      label: 'changes',
      from: 'xl',
      isMuted: true,
      card: 'none',
      value: changedFieldsText,
      codes: toCodes(Object.keys(historyWords.en.fields), getFieldLabel),
    },
    { kind: 'text', name: 'person', label: 'person', least: 160, value: ({ actorName }) => actorName },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'entityType',
      label: 'entity',
      values: auditEntityType.options,
      labelOf: humaniseCode,
    },
    {
      kind: 'choices',
      name: 'action',
      label: 'action',
      values: auditAction.options,
      labelOf: humaniseCode,
    },
    { kind: 'record', name: 'userId', label: 'person', source: COLLEAGUES },
    { kind: 'dates', label: 'when', from: 'createdAtFrom', to: 'createdAtTo' },
    { kind: 'given', name: 'entityId', label: 'record', value: 'oneRecord' },
  ],
  inFiles: [
    { name: 'type', label: 'entity', codes: toCodes(auditEntityType.options, humaniseCode) },
    { name: 'reason', label: 'reason' },
    { name: 'notes', label: 'notes' },
    { name: 'demonstration', label: 'demonstration' },
  ],
  empty: { icon: <AuditIcon />, title: 'empty', hint: 'emptyHint' },
});

export function AuditTrailPage() {
  return <ListPage list={trail} />;
}

/** Drawer with one audit entry: who did what, with old and new values. */
function AuditEntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const t = useWords(auditWords);
  return (
    <RecordDrawer isOpen={entry !== undefined} onClose={onClose} label={t('entry')} closeLabel={t('close')}>
      {entry && (
        <>
          <RecordDrawerHead title={recordLabel(entry)}>
            <StatusChip {...toActionDisplay(entry)} />
            {entry.isDemonstration && <DemonstrationMark />}
          </RecordDrawerHead>
          <EntryFacts entry={entry} />
          <AuditChanges changes={entry.changes} />
        </>
      )}
    </RecordDrawer>
  );
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const t = useWords(auditWords);
  const formats = useFormats();
  const { reason, notes, correlationId } = entry;
  const reference = (
    <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      {correlationId}
    </Box>
  );
  return (
    <FactList
      items={[
        { label: t('person'), value: entry.actorName },
        { label: t('when'), value: formats.dateTime(entry.createdAt) },
        ...(reason ? [{ label: t('reason'), value: reason }] : []),
        ...(notes ? [{ label: t('notes'), value: notes }] : []),
        { label: t('reference'), value: reference },
      ]}
    />
  );
}

function AuditChanges({ changes }: { changes: AuditChange[] }) {
  const t = useWords(auditWords);
  const formats = useFormats();
  if (changes.length === 0) return <Typography color="textSecondary">{t('noChanges')}</Typography>;
  const rows = changes.map((change) => ({ key: change.field, ...toReadableChange(change, formats) }));
  return <DiffTable label={t('more')} rows={rows} />;
}

/** Marks records of a demonstration practice. */
function DemonstrationMark() {
  const t = useWords(auditWords);
  return <StatusChip label={t('demonstration')} tone="muted" />;
}
