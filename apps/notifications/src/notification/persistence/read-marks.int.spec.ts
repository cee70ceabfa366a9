import { listNotifications, markAllNotificationsRead, markNotificationRead } from '@quillcare/contracts';
import { newId, minIdWithinLast } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { startOffice } from '../../testing/post-office.suite';
import { userOf } from '../../testing/samples.suite';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const product = testProduct(startOffice);
const person = perTest(() => userOf(newId()));

/** Stores notifications of these ages (milliseconds). Resolves with their ids. */
async function told(...agesMs: number[]): Promise<string[]> {
  const ids = agesMs.map((age) => minIdWithinLast(age));
  await product.sql(
    `insert into notifications.notification (id, organisation_id, topic, needs, title, message, search_key)
     select id, $1, 'QUOTE_QUERY', 'QUOTES', 'Quote Query Received', 'a question', '' from unnest($2::uuid[]) as id`,
    [person.organisationId, ids],
  );
  return ids;
}

const read = (id: string) => product.call(markNotificationRead, { params: { id } }, person);
const readAll = () => product.call(markAllNotificationsRead, {}, person);
const list = (query = {}) => product.call(listNotifications, { query }, person);
const unread = async () => (await list()).unread;
const unreadIds = async () => (await list({ unreadOnly: 'true', limit: 100 })).items.map(({ id }) => id);
async function marks(): Promise<number> {
  const rows = await product.sql(
    'select 1 from notifications.notification_read where organisation_id = $1 and user_id = $2',
    [person.organisationId, person.userId],
  );
  return rows.length;
}

describe('read state of a user', () => {
  it('needs no single marks below the point up to which everything is read', async () => {
    await told(5 * HOUR_MS, 4 * HOUR_MS, 3 * HOUR_MS, 2 * HOUR_MS);
    expect(await readAll()).toEqual({ marked: 4 });
    expect([await unread(), await marks()]).toEqual([0, 0]);
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([true, true, true, true]);
    const [later] = await told(MINUTE_MS);
    expect(await unreadIds()).toEqual([later]);
  });

  it('excludes late arrivals with an older id', async () => {
    await told(HOUR_MS, MINUTE_MS);
    expect(await readAll()).toEqual({ marked: 2 });
    const [late] = await told(5 * MINUTE_MS);
    expect(await unreadIds()).toEqual([late]);
    expect(await readAll()).toEqual({ marked: 1 });
    expect(await unread()).toBe(0);
  });

  it('keeps marks above an unread notification, and drops them once that is read', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await told(
      5 * HOUR_MS,
      4 * HOUR_MS,
      3 * HOUR_MS,
      2 * HOUR_MS,
    );
    await read(second);
    await read(third);
    expect([await unreadIds(), await marks()]).toEqual([[fourth, first], 2]);
    await read(first);
    expect([await unreadIds(), await marks()]).toEqual([[fourth], 0]);
    await read(first);
    expect([await unreadIds(), await marks()]).toEqual([[fourth], 0]);
  });

  it('is unaffected by marking an older notification after all were read', async () => {
    const [first = ''] = await told(5 * HOUR_MS, 4 * HOUR_MS);
    await readAll();
    await read(first);
    expect([await unread(), await marks()]).toEqual([0, 0]);
  });

  it.each([
    ['few, including the oldest', 700, (at: number) => at === 0 || at === 650, 2],
    ['all but the newest', 700, (at: number) => at < 90, 90],
    ['more than the limit, none of them new', 700, (at: number) => at < 150, 100],
    ['more than the limit, spread everywhere', 700, (at: number) => at % 3 === 0, 100],
    ['all, fewer than are examined first', 60, () => true, 60],
  ])('counts correctly among very many: %s', async (_, many, isUnread, counted) => {
    const ids = await told(...Array.from({ length: many }, (__, at) => (many - at) * MINUTE_MS + HOUR_MS));
    await product.sql(
      `insert into notifications.notification_read (organisation_id, user_id, notification_id)
       select $1, $2, id from unnest($3::uuid[]) as id`,
      [person.organisationId, person.userId, ids.filter((__, at) => !isUnread(at))],
    );
    expect(await unread()).toBe(counted);
    expect((await list({ unreadOnly: 'true' })).total).toBe(ids.filter((__, at) => isUnread(at)).length);
    const [oldest = ''] = ids.filter((__, at) => isUnread(at));
    await read(oldest);
    expect((await list({ unreadOnly: 'true' })).total).toBe(ids.filter((__, at) => isUnread(at)).length - 1);
    await readAll();
    expect([await unread(), await marks()]).toEqual([0, 0]);
  });
});
