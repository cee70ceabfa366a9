import { createClient, deleteClient, listClients, restoreClient, type Country } from '@quillcare/contracts';
import { listStates } from '@quillcare/rules';
import { ClientsIcon, PlusIcon, StatusChip } from '@quillcare/ui';
import { buildDeleteAndRestoreActs, nameColumn, restoreAction, views } from '../../shared/entries/entry-list';
import { buildImportAction } from '../../shared/entries/import-action.view';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import type { ListScope, RowOf } from '../../shared/list/list.types';
import { FullnessNotice } from '../../shared/plans/fullness-notice.view';
import { word } from '../../shared/words/words';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { DuplicateCount } from './duplicate-hints.view';

type Row = RowOf<typeof listClients>;

/** Filter by Australian state or New Zealand region, depending on the practice's country. */
const stateFilter = (country: Country) =>
  ({
    kind: 'choice',
    name: 'state',
    label: 'fields.state',
    values: listStates(country),
    labelOf: (state: string) => state,
    when: ({ organisation }: ListScope) => organisation.country === country,
  }) as const;

export const clientList = defineList({
  name: 'clients',
  operation: listClients,
  words: clientWords,
  title: 'pages.list',
  search: 'list.search',
  hasPrivateSearch: true,
  defaultSort: '-createdAt',
  nameOf: clientName,
  opens: { to: ({ id }) => `/clients/${id}` },
  columns: [
    {
      ...nameColumn<Row>(clientName),
      least: 220,
      after: ({ isVip, isDuplicateFlag }: Row) => (
        <>
          {isVip && <StatusChip label={word(clientWords, 'vip')} tone="warning" />}
          {isDuplicateFlag && <StatusChip label={word(clientWords, 'duplicate')} tone="muted" />}
        </>
      ),
    },
    { kind: 'text', name: 'email', label: 'fields.email', grow: 1.3, value: ({ email }) => email },
    { kind: 'phone', name: 'phone', label: 'fields.phone', value: ({ phone }) => phone },
    {
      kind: 'date',
      name: 'dateOfBirth',
      label: 'fields.dateOfBirth',
      from: 'lg',
      card: 'none',
      value: ({ dateOfBirth }) => dateOfBirth,
    },
    {
      kind: 'text',
      name: 'suburb',
      label: 'fields.suburb',
      from: 'lg',
      grow: 0.8,
      card: 'none',
      value: ({ suburb, state }) => [suburb, state].filter(Boolean).join(', '),
    },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'list.added',
      sort: 'createdAt',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    stateFilter('AU'),
    stateFilter('NZ'),
    { kind: 'flag', name: 'isVip', label: 'vip', yes: 'list.vipOnly' },
    { kind: 'dates', label: 'list.added', from: 'createdAtFrom', to: 'createdAtTo' },
  ],
  views,
  actions: [restoreAction<Row>(restoreClient, clientName)],
  bulk: buildDeleteAndRestoreActs('client', deleteClient, restoreClient),
  pageActions: [
    buildImportAction('clients'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createClient, to: '/clients/new' },
  ],
  above: (
    <>
      <FullnessNotice limit="clients" />
      <DuplicateCount />
    </>
  ),
  empty: { icon: <ClientsIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});

export function ClientListPage() {
  return <ListPage list={clientList} />;
}
