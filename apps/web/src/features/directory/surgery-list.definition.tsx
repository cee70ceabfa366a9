import {
  createSurgery,
  deleteSurgery,
  listSurgeries,
  procedureClass,
  restoreSurgery,
  surgeryCategory,
  type ProcedureClass,
} from '@quillcare/contracts';
import { PlusIcon, SurgeriesIcon } from '@quillcare/ui';
import { codesOf, defineList, flagCodes } from '../../shared/list/define-list';
import { listWords } from '../../shared/list/list.en';
import { word } from '../../shared/words/words';
import {
  activeFilter,
  duplicateFilter,
  keepingActs,
  nameColumn,
  restoreAction,
  statusColumn,
  views,
} from '../../shared/entries/entry-list';
import { importAction } from '../../shared/entries/import-action.view';
import { surgeryWords } from './surgery.en';

const nameOf = ({ name }: { name: string }) => name;

const classLabel = (one: ProcedureClass) => word(surgeryWords, `options.procedureClass.${one}`);

export const surgeryList = defineList({
  name: 'surgeries',
  operation: listSurgeries,
  words: surgeryWords,
  title: 'pages.list',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `/surgeries/${id}` },
  columns: [
    nameColumn(nameOf),
    {
      kind: 'text',
      name: 'category',
      label: 'fields.category',
      value: ({ category }) => word(surgeryWords, `options.category.${category}`),
    },
    {
      kind: 'text',
      name: 'procedureClass',
      label: 'fields.procedureClass',
      from: 'lg',
      value: ({ procedureClass: of }) => classLabel(of),
      codes: codesOf(procedureClass.options, classLabel),
    },
    {
      kind: 'text',
      name: 'duration',
      label: 'fields.estimatedDuration',
      from: 'lg',
      width: 140,
      value: ({ estimatedDuration: count }) =>
        count === null ? null : word(surgeryWords, 'list.minutes', { count }),
    },
    {
      kind: 'money',
      name: 'baseFee',
      label: 'fields.baseFeeMinor',
      value: ({ baseFeeMinor }) => baseFeeMinor,
    },
    {
      kind: 'text',
      name: 'mbsItems',
      label: 'fields.mbsItems',
      from: 'chosen',
      value: ({ mbsItems }) => mbsItems.join(', ') || null,
    },
    {
      kind: 'flags',
      name: 'quotes',
      label: 'sections.quotes',
      from: 'chosen',
      values: ({ sided, hasOptions }) => [
        ...(sided ? [{ label: word(surgeryWords, 'list.sided'), tone: 'muted' as const }] : []),
        ...(hasOptions ? [{ label: word(surgeryWords, 'list.options'), tone: 'info' as const }] : []),
      ],
      codes: codesOf(['Sides', 'Options'], (one) =>
        word(surgeryWords, one === 'Sides' ? 'list.sided' : 'list.options'),
      ),
    },
    statusColumn,
  ],
  // Exported as a column of its own, although the list shows it within "In quotes", so that it can be imported again.
  inFiles: [
    {
      name: 'hasOptions',
      label: 'list.options',
      codes: flagCodes((is) => word(listWords, is ? 'export.yes' : 'export.no')),
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'category',
      label: 'fields.category',
      values: surgeryCategory.options,
      labelOf: (category) => word(surgeryWords, `options.category.${surgeryCategory.parse(category)}`),
    },
    activeFilter,
    { kind: 'flag', name: 'sided', label: 'list.sided', yes: 'list.needsSide', no: 'list.notSided' },
    { kind: 'flag', name: 'hasOptions', label: 'list.options', yes: 'list.hasOptions', no: 'list.noOptions' },
    duplicateFilter,
  ],
  views,
  actions: [restoreAction(restoreSurgery, nameOf)],
  bulk: keepingActs('surgery', deleteSurgery, restoreSurgery),
  pageActions: [
    importAction('surgeries'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createSurgery, to: '/surgeries/new' },
  ],
  empty: { icon: <SurgeriesIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
