import type { ListDefinition } from './list';
import { missingIndexes, type ExistingIndex } from './list-indexes';

const list: ListDefinition<unknown> = {
  name: 'crm.things',
  from: 'crm.thing',
  columns: 'id',
  where: 'deleted_at is null',
  joins: [{ table: 'crm.owner', on: 'owner_id', columns: { owner_name: 'sort_name' } }],
  sorts: {
    name: ['sort_name'],
    seenAt: [
      { column: 'seen_at', isNullable: true },
      { column: 'rank', isReversed: true },
    ],
    owner: [{ column: 'owner_name', isNullable: true }],
  },
  defaultSort: '-name',
  filters: { ownerId: 'owner_id', isVip: 'is_vip' },
  common: ['isVip'],
};

/**
 * Parses index columns. `-` before a column means descending with nulls first, the default; `~` means descending with nulls last.
 */
function index(columns: string, where: string | null = '(deleted_at IS NULL)'): ExistingIndex {
  const keys = columns.split(' ').map((key) => ({
    column: key.replace(/^[-~]/, ''),
    isDescending: /^[-~]/.test(key),
    isNullsFirst: key.startsWith('-'),
  }));
  return { keys, where };
}

const SUFFICIENT = [
  index('organisation_id sort_name id'),
  index('organisation_id seen_at -rank id'),
  index('organisation_id ~seen_at rank -id'),
  index('organisation_id owner_id'),
];

it('requires an index for each sort and direction that needs one, and for each selective filter', () => {
  expect(missingIndexes(list, [])).toEqual([
    'sort "name": create index thing_by_sort_name on crm.thing (organisation_id, sort_name, id) where deleted_at is null',
    'sort "seenAt": create index thing_by_seen_at_rank on crm.thing (organisation_id, seen_at, rank desc, id) where deleted_at is null',
    'sort "-seenAt": create index thing_by_seen_at_rank_desc on crm.thing (organisation_id, seen_at desc nulls last, rank, id desc) where deleted_at is null',
    'filter "ownerId": create index thing_by_owner_id_sort_name on crm.thing (organisation_id, owner_id, sort_name, id) where deleted_at is null',
  ]);
});

it('recognises indexes by their columns, whatever their names', () => {
  expect(missingIndexes(list, SUFFICIENT)).toEqual([]);
  expect(
    missingIndexes(list, [...SUFFICIENT.slice(1), index('organisation_id -sort_name -id extra', null)]),
  ).toEqual([]);
});

it.each([
  ['of other columns', 0, index('organisation_id id sort_name')],
  ['over all practices', 0, index('sort_name id')],
  ['of fewer rows', 0, index('organisation_id sort_name id', '(is_vip AND (deleted_at IS NULL))')],
  ['of mixed directions', 0, index('organisation_id sort_name -id')],
  ['with empty values first', 2, index('organisation_id -seen_at rank -id')],
  ['read backwards, empty values first', 1, index('organisation_id ~seen_at rank -id')],
])('does not accept an index %s', (_, at, instead) => {
  const others = SUFFICIENT.filter((_index, position) => position !== at);
  expect(missingIndexes(list, [...others, instead])).toHaveLength(1);
});

it('requires none for a list read whole or not from a table, and no practice index for a platform list', () => {
  expect(missingIndexes({ ...list, fewRows: 'a test' }, [])).toEqual([]);
  expect(missingIndexes({ ...list, from: '(select 1) thing' }, [])).toEqual([]);
  const overAll = { ...list, reason: 'a test', sorts: { name: ['sort_name'] }, filters: {} };
  expect(missingIndexes(overAll, [])).toEqual([
    'sort "name": create index thing_by_sort_name on crm.thing (sort_name, id) where deleted_at is null',
  ]);
});
