import { listSurgeryConfigurations, surgeryCategory } from '@quillcare/contracts';
import { SurgeriesIcon } from '@quillcare/ui';
import { activeFilter, nameColumn } from '../../shared/entries/entry-list';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import type { RowOf } from '../../shared/list/list.types';
import { word } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

/** Null, shown as a dash, while the surgery is not configured. */
const countOf = (field: 'doctors' | 'hospitals' | 'optionLists') => (row: Row) =>
  row.isConfigured ? row[field] : null;

/** All surgeries of the catalogue, with what is configured for them. */
const configList = defineList({
  name: 'surgery-configurations',
  operation: listSurgeryConfigurations,
  words: surgeryConfigWords,
  title: 'pages.list',
  subtitle: 'pages.subtitle',
  search: 'list.search',
  defaultSort: 'name',
  nameOf: ({ name }) => name,
  opens: { to: ({ id }) => `/admin/surgery-config/${id}` },
  columns: [
    nameColumn<Row>(({ name }) => name),
    {
      kind: 'status',
      name: 'isConfigured',
      label: 'list.state',
      width: 150,
      value: ({ isConfigured }) =>
        isConfigured
          ? { label: word(surgeryConfigWords, 'list.configured'), tone: 'success' }
          : { label: word(surgeryConfigWords, 'list.notConfigured'), tone: 'warning' },
    },
    { kind: 'count', name: 'doctors', label: 'list.doctors', width: 100, value: countOf('doctors') },
    { kind: 'count', name: 'hospitals', label: 'list.hospitals', width: 100, value: countOf('hospitals') },
    {
      kind: 'count',
      name: 'optionLists',
      label: 'list.optionLists',
      width: 120,
      from: 'lg',
      value: countOf('optionLists'),
    },
    {
      kind: 'text',
      name: 'category',
      label: 'list.category',
      from: 'xl',
      value: ({ category }) => word(surgeryConfigWords, `category.${category}`),
    },
    {
      kind: 'money',
      name: 'baseFee',
      label: 'list.baseFee',
      card: 'labelled',
      value: ({ baseFeeMinor }) => baseFeeMinor,
    },
    {
      kind: 'date',
      name: 'updatedAt',
      label: 'list.changed',
      from: 'lg',
      as: 'ago',
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  filters: [
    {
      kind: 'flag',
      name: 'isConfigured',
      label: 'list.state',
      yes: 'list.configured',
      no: 'list.notConfigured',
    },
    {
      kind: 'choice',
      name: 'category',
      label: 'list.category',
      values: surgeryCategory.options,
      labelOf: (category) => word(surgeryConfigWords, `category.${surgeryCategory.parse(category)}`),
    },
    activeFilter,
  ],
  views: [
    { name: 'all', label: 'list.all' },
    {
      name: 'missing',
      label: 'list.notConfigured',
      filters: { isConfigured: 'false' },
      empty: 'list.allConfigured',
    },
  ],
  empty: { icon: <SurgeriesIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});

export function ConfigListPage() {
  return <ListPage list={configList} />;
}

type Row = RowOf<typeof listSurgeryConfigurations>;
