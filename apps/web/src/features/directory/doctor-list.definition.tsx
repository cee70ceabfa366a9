import { createDoctor, deleteDoctor, listDoctors, listProviders, restoreDoctor } from '@quillcare/contracts';
import { DoctorsIcon, PlusIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { word } from '../../shared/words/words';
import { providerWords } from './provider.en';
import { doctorWords } from './doctor.en';
import { formatTitledName } from '@quillcare/rules';
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

export const doctorList = defineList({
  name: 'doctors',
  operation: listDoctors,
  words: doctorWords,
  title: 'pages.list',
  search: 'list.search',
  defaultSort: 'name',
  nameOf: formatTitledName,
  opens: { to: ({ id }) => `/doctors/${id}` },
  columns: [
    nameColumn(formatTitledName),
    {
      kind: 'text',
      name: 'credentials',
      label: 'fields.credentials',
      value: ({ credentials }) => credentials,
    },
    { kind: 'text', name: 'email', label: 'fields.email', value: ({ email }) => email, from: 'lg' },
    { kind: 'phone', name: 'phone', label: 'fields.phone', value: ({ phone }) => phone },
    {
      kind: 'date',
      name: 'licenseExpiry',
      label: 'fields.licenseExpiry',
      from: 'lg',
      value: ({ licenseExpiry }) => licenseExpiry,
    },
    statusColumn,
  ],
  filters: [activeFilter, duplicateFilter],
  views,
  actions: [restoreAction(restoreDoctor, formatTitledName)],
  bulk: buildDeleteAndRestoreActs('doctor', deleteDoctor, restoreDoctor),
  pageActions: [
    {
      name: 'providers',
      label: () => word(providerWords, 'pages.list'),
      needs: listProviders,
      isSecondary: true,
      to: '/providers',
    },
    buildImportAction('doctors'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createDoctor, to: '/doctors/new' },
  ],
  empty: { icon: <DoctorsIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});
