import { AppError } from '@quillcare/contracts';
import { defineList, listStatements, mayBeWhole, writeCursor } from './list';

const list = defineList({
  name: 'crm.clients',
  from: 'crm.client',
  columns: 'id, first_name',
  where: 'deleted_at is null',
  search: { column: 'search_key', key: (...parts) => parts.join(' ').toLowerCase() },
  sorts: { name: ['sort_name'], createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { isVip: 'is_vip' },
});
const ORGANISATION = '0190a0a0-0000-7000-8000-000000000001';

describe('the statements of a list', () => {
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

  it('search for a whole address if one is given, and for its words if told to', () => {
    const people = {
      ...list,
      search: { ...list.search!, whole: { column: 'email', isMeant: (text: string) => text.includes('@') } },
    };
    const query = { limit: 5, search: 'Pat@Example.com' };
    expect([
      mayBeWhole(people, query),
      mayBeWhole(people, { limit: 5, search: 'pat' }),
      mayBeWhole(list, query),
    ]).toEqual([true, false, false]);
    const { page } = listStatements(people, query, ORGANISATION, { isWhole: true });
    expect(page.text).toContain('and email = $2 order by');
    expect(page.values).toEqual([ORGANISATION, 'pat@example.com', 6]);
    expect(listStatements(people, query, ORGANISATION).page.values).toContain('%pat@%');
  });

  it('continue after the cursor in the order of the sort', () => {
    const cursor = writeCursor('name', { cursor_0: 'nguyen', cursor_1: ORGANISATION }, 2);
    const { page } = listStatements(list, { limit: 5, sort: 'name', cursor }, ORGANISATION);
    expect(page.text).toContain('(sort_name, id) > ($2, $3)');
    expect(page.values.slice(1, 3)).toEqual(['nguyen', ORGANISATION]);
  });

  it.each([
    ['of another sort', writeCursor('createdAt', { cursor_0: 'x', cursor_1: ORGANISATION }, 2)],
    ['of another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['that is malformed', '%%%'],
    ['without an id', writeCursor('name', { cursor_0: 'x', cursor_1: "'; drop" }, 2)],
  ])('refuse a cursor %s', (_, cursor) => {
    expect(() => listStatements(list, { limit: 5, sort: 'name', cursor }, ORGANISATION)).toThrow(AppError);
  });

  it('name no organisation where there is none: only a platform scope shows rows then', () => {
    const { page, total } = listStatements(list, { limit: 5, isVip: true }, null);
    expect(page.text).toContain('where true and deleted_at is null and is_vip = $1 order by');
    expect([page.values, total.values]).toEqual([[true, 6], [true]]);
  });

  it('have one name per text', () => {
    const [a, b] = [
      listStatements(list, { limit: 5 }, ORGANISATION),
      listStatements(list, { limit: 9 }, ORGANISATION),
    ];
    expect(a.page.name).toBe(b.page.name);
    expect(a.page.name).not.toBe(listStatements(list, { limit: 5, isVip: true }, ORGANISATION).page.name);
    expect(a.page.name.length).toBeLessThan(64);
  });
});
