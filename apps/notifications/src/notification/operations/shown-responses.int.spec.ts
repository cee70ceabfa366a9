import { randomUUID } from 'node:crypto';
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  RESPONSE_TOPICS,
  type Notification,
} from '@quillcare/contracts';
import { newId, minIdWithinLast } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { startOffice } from '../../testing/post-office.suite';
import { userOf } from '../../testing/samples.suite';

const DAY_MS = 86_400_000;
const OLDEST_MS = 7 * DAY_MS;

const product = testProduct(startOffice);
const person = perTest(() => userOf(newId()));

/** Stores notifications of these ages (milliseconds) as the notifier does. Resolves with their ids. */
async function told(topic: Notification['topic'], ...agesMs: number[]): Promise<string[]> {
  const ids = agesMs.map((age) => minIdWithinLast(age));
  await product.sql(
    `insert into notifications.notification (id, organisation_id, topic, is_response, needs, title, message, search_key)
     select id, $1, $2, $3, 'QUOTES', 'News', $2, lower($2) from unnest($4::uuid[]) as id`,
    [person.organisationId, topic, RESPONSE_TOPICS.includes(topic), ids],
  );
  return ids;
}

const list = (query = {}, as = person) =>
  product.call(listNotifications, { query: { limit: 100, ...query } }, as);
const shownIds = async (query = {}) => (await list(query)).items.map(({ id }) => id);
/** This many ages, a minute apart, youngest first. */
const minutes = (many: number, from = 60_000) => Array.from({ length: many }, (_, at) => from + at * 60_000);

describe('patients’ answers in the notification list', () => {
  it('are shown for seven days, unlike other notifications', async () => {
    const [young = ''] = await told('QUOTE_ACCEPTED', OLDEST_MS - 60_000, OLDEST_MS + 60_000);
    const [failed = ''] = await told('MAIL_FAILED', 90 * DAY_MS);
    expect(await list()).toMatchObject({ total: 2, unread: 2 });
    expect(await shownIds()).toEqual([young, failed]);
    expect(await shownIds({ sort: 'createdAt' })).toEqual([failed, young]);
    expect(await shownIds({ search: 'quote_accepted' })).toEqual([young]);
  });

  it('are limited to the newest fifty of any kind, to which the counts apply', async () => {
    const kinds = ['QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'QUOTE_QUERY'] as const;
    const ids: string[] = [];
    for (const [at, kind] of kinds.entries())
      ids.push(...(await told(kind, ...minutes(30, 60_000 + at * 1_000))));
    const other = await told('CALLBACKS_DUE', ...minutes(5, 2 * DAY_MS));
    const newest = [...ids].sort().reverse().slice(0, 50);
    expect(await shownIds()).toEqual([...newest, ...other]);
    expect(await list({ limit: 10 })).toMatchObject({ total: 55, unread: 55 });
    expect(await shownIds({ unreadOnly: 'true' })).toHaveLength(55);
  });

  it('are paged without gaps', async () => {
    await told('QUOTE_QUERY', ...minutes(60));
    await told('MAIL_FAILED', ...minutes(20, 90_000));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 7, cursor });
      expect(page).toMatchObject({ total: 70, unread: 70 });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(await shownIds());
    expect(new Set(seen).size).toBe(70);
  });

  it('are limited by what each person may see, without being displaced by others’', async () => {
    await told('QUOTE_QUERY', ...minutes(60));
    await product.sql(
      `update notifications.notification set to_user = $1 where organisation_id = $2 and id in (
         select id from notifications.notification where organisation_id = $2 order by id desc limit 55)`,
      [randomUUID(), person.organisationId],
    );
    // The newest fifty belong to others and do not displace this person's five.
    expect(await list()).toMatchObject({ total: 5, unread: 5 });
  });

  it('are all marked as read with the visible ones, and stay stored', async () => {
    const ids = await told('QUOTE_ACCEPTED', ...minutes(60, DAY_MS), OLDEST_MS + DAY_MS);
    expect(await product.call(markAllNotificationsRead, {}, person)).toEqual({ marked: 50 });
    expect(await list()).toMatchObject({ total: 50, unread: 0 });
    const sql = 'select id from notifications.notification where organisation_id = $1';
    expect(await product.sql(sql, [person.organisationId])).toHaveLength(ids.length);
  });

  it('can be marked as read even if no longer shown', async () => {
    const ids = await told('QUOTE_ACCEPTED', ...minutes(51, DAY_MS));
    const hidden = ids.at(-1) ?? '';
    expect(await shownIds()).not.toContain(hidden);
    const read = product.call(markNotificationRead, { params: { id: hidden } }, person);
    await expect(read).resolves.toEqual({ id: hidden });
    expect(await list()).toMatchObject({ total: 50, unread: 50 });
  });
});
