import { listDuplicatePairs } from '@quillcare/contracts';
import { ClientsIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import type { RowOf } from '../../shared/list/list.types';
import { word } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';
import { DismissPairButton } from './dismiss-pair.view';

type Row = RowOf<typeof listDuplicatePairs>;

const comparison = ({ first, second }: Row) => `/clients/${first.id}/merge/${second.id}`;

const duplicateList = defineList({
  name: 'duplicate-clients',
  operation: listDuplicatePairs,
  words: mergeWords,
  title: 'duplicates.title',
  subtitle: 'duplicates.subtitle',
  defaultSort: '-createdAt',
  nameOf: ({ first, second }) =>
    word(mergeWords, 'duplicates.pair', { first: clientName(first), second: clientName(second) }),
  opens: { to: comparison },
  columns: [
    {
      kind: 'link',
      name: 'first',
      label: 'duplicates.first',
      isFixed: true,
      least: 160,
      value: ({ first }) => clientName(first),
    },
    {
      kind: 'text',
      name: 'second',
      label: 'duplicates.second',
      least: 160,
      card: 'line',
      value: ({ second }) => clientName(second),
    },
    {
      kind: 'text',
      name: 'reasons',
      label: 'duplicates.reasons',
      grow: 2,
      least: 240,
      card: 'line',
      value: ({ reasons }) => reasons.map((reason) => word(mergeWords, `reason.${reason}`)).join(', '),
    },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'duplicates.found',
      sort: 'createdAt',
      from: 'lg',
      width: 130,
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'custom',
      name: 'decide',
      label: 'duplicates.decision',
      isFixed: true,
      width: 190,
      card: 'line',
      render: (pair) => <DismissPairButton pair={pair} />,
    },
  ],
  actions: [{ name: 'compare', label: 'duplicates.compare', isInline: true, to: comparison }],
  empty: { icon: <ClientsIcon />, title: 'duplicates.empty', hint: 'duplicates.emptyHint' },
});

export function DuplicateListPage() {
  return <ListPage list={duplicateList} />;
}
