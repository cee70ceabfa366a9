import { AppError, dayRangeFilter, idOrNoneFilter, listQuery, setFilter } from '@quillcare/contracts';
import { z } from 'zod';
import { defineList, canSearchWhole, type ListDefinition, type ListQuery } from './list';
import { encodeCursor } from './list-cursor';
import { listStatements } from './list-statements';

// Not created with defineList, which registers the product's lists.
const list: ListDefinition<unknown> = {
  name: 'crm.clients',
  from: 'crm.client',
  columns: 'id, first_name',
  where: 'deleted_at is null',
  search: { column: 'search_key', key: (...parts) => parts.join(' ').toLowerCase() },
  sorts: { name: ['sort_name'], createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { isVip: 'is_vip' },
};
const ORGANISATION = '0190a0a0-0000-7000-8000-000000000001';

describe('listStatements', () => {
  it('have one text for each combination of filters, whatever their values', () => {
    const textFor = (query: ListQuery) => listStatements(list, query, ORGANISATION).page.text;
    expect(textFor({ limit: 5 })).toBe(textFor({ limit: 9 }));
    expect(textFor({ limit: 5 })).not.toBe(textFor({ limit: 5, isVip: true }));
  });

  it('read one row more than the page, newest first by default', () => {
    const { page, total } = listStatements(list, { limit: 25 }, ORGANISATION);
    expect(page.text).toContain(
      'where organisation_id = $1 and deleted_at is null order by created_at desc, id desc limit $2',
    );
    expect(page.values).toEqual([ORGANISATION, 26]);
    expect(total.values).toEqual([ORGANISATION]);
  });

  it('never contain user input in their text', () => {
    const { page } = listStatements(list, { limit: 5, search: "x' or 1=1 --", isVip: true }, ORGANISATION);
    expect(page.text).not.toContain('1=1');
    expect(page.values).toContain('%1=1%');
    expect(page.text).toContain('is_vip = $2');
  });

  it('escape the wildcards of a search', () => {
    expect(listStatements(list, { limit: 5, search: '50%_' }, ORGANISATION).page.values).toContain(
      '%50\\%\\_%',
    );
  });

  it('search for a whole email address if one is given, or for its words on request', () => {
    const people = {
      ...list,
      search: { ...list.search!, whole: { column: 'email', isMeant: (text: string) => text.includes('@') } },
    };
    const query = { limit: 5, search: 'Pat@Example.com' };
    expect([
      canSearchWhole(people, query),
      canSearchWhole(people, { limit: 5, search: 'pat' }),
      canSearchWhole(list, query),
    ]).toEqual([true, false, false]);
    const { page } = listStatements(people, query, ORGANISATION, { searchMode: 'WHOLE' });
    expect(page.text).toContain('and email = $2 order by');
    expect(page.values).toEqual([ORGANISATION, 'pat@example.com', 6]);
    expect(listStatements(people, query, ORGANISATION).page.values).toContain('%pat@%');
  });

  it('continue after the cursor in the sort order', () => {
    const cursor = encodeCursor('name', { cursor_0: 'nguyen', cursor_1: ORGANISATION }, 2);
    const { page } = listStatements(list, { limit: 5, sort: 'name', cursor }, ORGANISATION);
    expect(page.text).toContain('(sort_name, id) > ($2, $3)');
    expect(page.values.slice(1, 3)).toEqual(['nguyen', ORGANISATION]);
  });

  it.each([
    ['of another sort', encodeCursor('createdAt', { cursor_0: 'x', cursor_1: ORGANISATION }, 2)],
    ['of another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['that is malformed', '%%%'],
    ['without an id', encodeCursor('name', { cursor_0: 'x', cursor_1: "'; drop" }, 2)],
  ])('reject a cursor %s', (_, cursor) => {
    expect(() => listStatements(list, { limit: 5, sort: 'name', cursor }, ORGANISATION)).toThrow(AppError);
  });

  it('name no organisation if there is none, so only a platform scope sees rows', () => {
    const { page, total } = listStatements(list, { limit: 5, isVip: true }, null);
    expect(page.text).toContain('where true and deleted_at is null and is_vip = $1 order by');
    expect([page.values, total.values]).toEqual([[true, 6], [true]]);
  });
});

describe('list with a declared query', () => {
  const query = listQuery(['name', 'seenAt', 'owner'], {
    status: setFilter(z.enum(['NEW', 'OLD'])),
    ownerId: idOrNoneFilter,
    seenAt: dayRangeFilter,
  });
  const things: ListDefinition<unknown> = {
    name: 'crm.things',
    from: 'crm.thing',
    columns: 'id',
    where: 'deleted_at is null',
    query,
    joins: [
      { table: 'crm.owner', on: 'owner_id', columns: { owner_name: 'sort_name' }, search: 'search_key' },
    ],
    search: { column: 'search_key', key: (...parts) => parts.join(' ').toLowerCase() },
    sorts: {
      name: ['sort_name'],
      seenAt: [
        { column: 'seen_at', isNullable: true },
        { column: 'rank', isReversed: true },
      ],
      owner: [{ column: 'owner_name', isNullable: true }],
    },
    defaultSort: 'name',
    filters: { status: 'status', ownerId: 'owner_id', seenAt: 'seen_at' },
  };
  const pageOf = (asked: object, timeZone = 'Australia/Sydney') =>
    listStatements(things, query.parse(asked), ORGANISATION, { timeZone }).page;

  it.each([
    ['NEW', 'and status = $2 order', ['NEW']],
    ['NEW,OLD', 'and status = any($2) order', [['NEW', 'OLD']]],
  ])('compares several values as a set, and one by its index (%s)', (status, condition, values) => {
    const page = pageOf({ status });
    expect(page.text).toContain(condition);
    expect(page.values.slice(1, -1)).toEqual(values);
  });

  it('finds rows without a value', () => {
    expect(pageOf({ ownerId: 'none' }).text).toContain('and owner_id is null order');
  });

  it('filters by whole days in the practice’s time zone, even when clocks change', () => {
    const page = pageOf({ seenAtFrom: '2026-10-04', seenAtTo: '2026-10-04' });
    expect(page.text).toContain('and seen_at >= $2 and seen_at < $3 order');
    expect(page.values.slice(1, 3)).toEqual([
      new Date('2026-10-03T14:00:00Z'),
      new Date('2026-10-04T13:00:00Z'),
    ]);
  });

  it('sorts each column in its own direction, with empty values last', () => {
    const order = (sort: string) => /order by (.*) limit/.exec(pageOf({ sort }).text)?.[1];
    expect(order('seenAt')).toBe('seen_at asc, rank desc, id asc');
    expect(order('-seenAt')).toBe('seen_at desc nulls last, rank asc, id desc');
  });

  it('reads each index range after a cursor', () => {
    const after = (sort: string, ...values: (string | null)[]) => {
      const row = Object.fromEntries(values.map((value, at) => [`cursor_${at}`, value]));
      const { text } = pageOf({ sort, cursor: encodeCursor(sort, row, values.length) });
      return [...text.matchAll(/deleted_at is null and (.*?) order by/g)].map(([, range]) => range);
    };
    expect(after('name', 'x', ORGANISATION)).toEqual(['(sort_name, id) > ($2, $3)']);
    expect(after('seenAt', '2026-10-04', '3', ORGANISATION)).toEqual([
      'seen_at = $2 and rank = $3 and id > $4',
      'seen_at = $2 and rank < $3',
      'seen_at > $2',
      'seen_at is null',
    ]);
    expect(after('seenAt', null, '3', ORGANISATION)).toEqual([
      'seen_at is null and rank = $2 and id > $3',
      'seen_at is null and rank < $2',
    ]);
    expect(() => after('name', null, ORGANISATION)).toThrow(AppError);
  });

  it('joins another table only where it is used, and never for the count', () => {
    expect(pageOf({}).text).not.toContain('crm.owner');
    expect(pageOf({ sort: 'owner' }).text).toContain('from crm.thing left join (select');
    const { total } = listStatements(things, query.parse({ sort: 'owner' }), ORGANISATION);
    expect(total.text).not.toContain('crm.owner');
    expect(total.text).not.toContain('order by');
  });

  it('searches both tables without putting the words into the SQL text', () => {
    const page = pageOf({ search: "x' or 1=1" });
    expect(page.text).toContain(
      '(search_key like $2 or owner_id = any(array(select id from crm.owner_of_practice owner where organisation_id = $1 and search_key like $2)))',
    );
    expect(page.text).not.toContain('1=1');
  });

  it('is rejected at definition if it cannot do what its query declares', () => {
    expect(() => defineList({ ...things, sorts: { name: ['sort_name'], owner: ['owner_name'] } })).toThrow(
      'The list crm.things cannot be sorted by "seenAt": add its columns to `sorts`.',
    );
    expect(() => defineList({ ...things, filters: { status: 'status', ownerId: 'owner_id' } })).toThrow(
      'The list crm.things cannot be filtered by "seenAt": add its column to `filters`.',
    );
  });
});
