import {
  createHospital,
  deleteHospital,
  facilityType,
  listHospitals,
  restoreHospital,
} from '@quillcare/contracts';
import { HospitalsIcon, PlusIcon } from '@quillcare/ui';
import { toCodes, defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
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
import { hospitalWords } from './hospital.en';

const nameOf = ({ name }: { name: string }) => name;

const typeLabel = (type: (typeof facilityType.options)[number]) =>
  word(hospitalWords, `options.facilityType.${type}`);

export const hospitalList = defineList({
  name: 'hospitals',
  operation: listHospitals,
  words: hospitalWords,
  title: 'pages.list',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `/hospitals/${id}` },
  columns: [
    nameColumn(nameOf),
    {
      kind: 'text',
      name: 'facilityType',
      label: 'fields.facilityType',
      from: 'lg',
      value: ({ facilityType: type }) => type && typeLabel(type),
      codes: toCodes(facilityType.options, typeLabel),
    },
    {
      kind: 'text',
      name: 'address',
      label: 'fields.address',
      grow: 1.4,
      value: ({ address }) => address,
    },
    { kind: 'phone', name: 'phone', label: 'fields.phone', value: ({ phone }) => phone },
    {
      kind: 'count',
      name: 'theatres',
      label: 'list.theatres',
      from: 'lg',
      value: ({ operatingTheatres }) => operatingTheatres,
    },
    statusColumn,
  ],
  filters: [activeFilter, duplicateFilter],
  inFiles: [{ name: 'email', label: 'fields.email' }],
  views,
  actions: [restoreAction(restoreHospital, nameOf)],
  bulk: buildDeleteAndRestoreActs('hospital', deleteHospital, restoreHospital),
  pageActions: [
    buildImportAction('hospitals'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createHospital, to: '/hospitals/new' },
  ],
  empty: { icon: <HospitalsIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
