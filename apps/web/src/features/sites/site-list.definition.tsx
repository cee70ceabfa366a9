import {
  createSite,
  deleteSite,
  listFaultyAssignments,
  listSites,
  restoreSite,
  siteType,
} from '@quillcare/contracts';
import { PlusIcon, SitesIcon, StatusChip } from '@quillcare/ui';
import { lazy, Suspense } from 'react';
import { duplicateMark } from '../../shared/entries/duplicate-mark.view';
import {
  activeFilter,
  duplicateFilter,
  buildDeleteAndRestoreActs,
  nameColumn,
  restoreAction,
  statusColumn,
  views,
} from '../../shared/entries/entry-list';
import { buildImportAction } from '../../shared/entries/import-action.view';
import { defineList } from '../../shared/list/define-list';
import type { RowOf } from '../../shared/list/list.types';
import { word } from '../../shared/words/words';
import { repairWords } from './repair.en';
import { siteActs } from './site-acts.definition';
import { siteWords } from './site.en';

type Row = RowOf<typeof listSites>;

// Rarely needed, so it is loaded when first opened.
const RepairDialog = lazy(async () => ({ default: (await import('./repair.dialog')).RepairDialog }));

const nameOf = ({ name }: { name: string }) => name;
const typeLabel = (type: Row['siteType']) => word(siteWords, `options.siteType.${type}`);

export const siteList = defineList({
  name: 'sites',
  operation: listSites,
  words: siteWords,
  title: 'pages.list',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `/sites/${id}` },
  columns: [
    {
      ...nameColumn<Row>(nameOf),
      minWidth: 300,
      after: (row: Row) =>
        row.isDefault ? (
          <StatusChip label={word(siteWords, 'default.badge')} tone="info" />
        ) : (
          duplicateMark(row)
        ),
    },
    {
      kind: 'text',
      name: 'siteType',
      label: 'fields.siteType',
      from: 'lg',
      value: (site) => typeLabel(site.siteType),
    },
    { kind: 'text', name: 'address', label: 'fields.address', grow: 1.2, value: ({ address }) => address },
    { kind: 'phone', name: 'phone', label: 'fields.phone', value: ({ phone }) => phone },
    {
      kind: 'count',
      name: 'doctors',
      label: 'fields.doctors',
      from: 'lg',
      value: ({ doctors }) => doctors.length,
    },
    statusColumn,
  ],
  filters: [
    {
      kind: 'choice',
      name: 'siteType',
      label: 'fields.siteType',
      values: siteType.options,
      labelOf: (type) => typeLabel(siteType.parse(type)),
    },
    activeFilter,
    duplicateFilter,
  ],
  inFiles: [{ name: 'email', label: 'fields.email' }],
  views,
  actions: [siteActs.makeDefault, restoreAction<Row>(restoreSite, nameOf)],
  bulk: buildDeleteAndRestoreActs('site', deleteSite, restoreSite),
  pageActions: [
    {
      name: 'check',
      label: () => word(repairWords, 'open'),
      needs: listFaultyAssignments,
      isSecondary: true,
      dialog: (_list, close) => (
        <Suspense fallback={null}>
          <RepairDialog onClose={close} />
        </Suspense>
      ),
    },
    buildImportAction('sites'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createSite, to: '/sites/new' },
  ],
  empty: { icon: <SitesIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
