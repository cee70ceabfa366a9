import { auditAction, auditEntityType, getUser, listAuditEntries, listUsers } from '@quillcare/contracts';
import type { StaffUser } from '@quillcare/contracts';
import { AuditIcon } from '@quillcare/ui';
import { historyWords } from '../../shared/history/history.en';
import { fieldLabel } from '../../shared/history/readable-change';
import { codesOf, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { AuditEntryDrawer } from './audit-entry.drawer';
import { DemonstrationMark } from './demonstration-mark.view';
import { actionLook, changedFields, readableCode, recordOf } from './audit-entry';
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
  nameOf: recordOf,
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
    { kind: 'status', name: 'action', label: 'action', width: 160, value: actionLook },
    {
      kind: 'link',
      name: 'record',
      label: 'record',
      isFixed: true,
      least: 180,
      card: 'title',
      value: recordOf,
      after: ({ isDemonstration }) => isDemonstration && <DemonstrationMark />,
    },
    {
      kind: 'text',
      name: 'changes',
      label: 'changes',
      from: 'xl',
      isMuted: true,
      card: 'none',
      value: changedFields,
      codes: codesOf(Object.keys(historyWords.en.fields), fieldLabel),
    },
    { kind: 'text', name: 'person', label: 'person', least: 160, value: ({ actorName }) => actorName },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'entityType',
      label: 'entity',
      values: auditEntityType.options,
      labelOf: readableCode,
    },
    {
      kind: 'choices',
      name: 'action',
      label: 'action',
      values: auditAction.options,
      labelOf: readableCode,
    },
    { kind: 'record', name: 'userId', label: 'person', source: COLLEAGUES },
    { kind: 'dates', label: 'when', from: 'createdAtFrom', to: 'createdAtTo' },
    { kind: 'given', name: 'entityId', label: 'record', value: 'oneRecord' },
  ],
  inFiles: [
    { name: 'type', label: 'entity', codes: codesOf(auditEntityType.options, readableCode) },
    { name: 'reason', label: 'reason' },
    { name: 'notes', label: 'notes' },
    { name: 'demonstration', label: 'demonstration' },
  ],
  empty: { icon: <AuditIcon />, title: 'empty', hint: 'emptyHint' },
});

export function AuditTrailPage() {
  return <ListPage list={trail} />;
}
