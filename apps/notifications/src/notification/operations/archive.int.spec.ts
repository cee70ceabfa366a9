import { randomUUID } from 'node:crypto';
import {
  archiveAllNotifications,
  archiveNotification,
  listNotifications,
  markNotificationRead,
  pruneNotifications,
  READ_RETENTION_DAYS,
  restoreNotification,
  UNREAD_RETENTION_DAYS,
  updateNotificationPreferences,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { mailFailedNews } from '../../delivery/domain/mail-failed-news';
import { responseNews } from '../../response/domain/response-news';
import { quoteViewedNews } from '../../response/domain/quote-viewed-news';
import { PostOffice, startOffice } from '../../testing/post-office.suite';
import { sampleQuote, userOf } from '../../testing/samples.suite';
import type { News } from '../domain/news';
import { PruneNotificationsJob } from '../jobs/prune-notifications.job';
import { Notifier } from '../notifier';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const product = testProduct(startOffice);
const office = perTest(() => new PostOffice(product));
afterEach(() => shiftTo(0));

/** Moves the clock this far ahead of the real time. */
const shiftTo = (milliseconds: number) =>
  product.clock.shift(Date.now() + milliseconds - product.clock.now().getTime());

const staff = (role: Role = 'ORG_ADMIN') => userOf(office.organisationId, { role });
const raise = (news: News) => office.transaction(() => office.get(Notifier).notify(news));
const failed = (number: string) => mailFailedNews({ id: randomUUID(), number }, 'The server refused it.');
const list = (person: UserPrincipal, query = {}) => product.call(listNotifications, { query }, person);
const idOf = (page: Awaited<ReturnType<typeof list>>, at = 0) => page.items[at]?.id ?? '';

describe('archiving notifications', () => {
  it('applies to one person, marks as read, and can be undone', async () => {
    await raise(responseNews('asked', sampleQuote()));
    const [one, two] = [staff(), staff()];
    const id = idOf(await list(one));
    await product.call(archiveNotification, { params: { id } }, one);
    await product.call(archiveNotification, { params: { id } }, one);
    expect(await list(one)).toMatchObject({ total: 0, unread: 0, items: [] });
    expect(await list(one, { archived: 'true' })).toMatchObject({
      total: 1,
      items: [{ id, isArchived: true, isRead: true }],
    });
    expect(await list(two)).toMatchObject({ total: 1, unread: 1, items: [{ isArchived: false }] });
    await product.call(restoreNotification, { params: { id } }, one);
    expect(await list(one)).toMatchObject({ total: 1, unread: 0 });
    await expect(product.call(restoreNotification, { params: { id } }, one)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is possible for all visible notifications at once', async () => {
    await raise(responseNews('asked', sampleQuote()));
    await raise(responseNews('accepted', sampleQuote()));
    const person = staff();
    expect(await product.call(archiveAllNotifications, {}, person)).toEqual({ archived: 2 });
    expect(await product.call(archiveAllNotifications, {}, person)).toEqual({ archived: 0 });
    expect(await list(person)).toMatchObject({ total: 0, unread: 0 });
    await raise(responseNews('rejected', sampleQuote()));
    expect(await list(person)).toMatchObject({ total: 1, unread: 1 });
  });

  it('is rejected for notifications that the person may not see', async () => {
    await raise(responseNews('asked', sampleQuote()));
    const id = idOf(await list(staff()));
    const coordinator = staff('LEAD_COORDINATOR');
    await expect(product.call(archiveNotification, { params: { id } }, coordinator)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await product.call(archiveAllNotifications, {}, coordinator)).toEqual({ archived: 0 });
  });
});

describe('filtering notifications', () => {
  it('narrows the list by type, priority and topic', async () => {
    await raise(responseNews('asked', sampleQuote()));
    await raise(failed('Q-1'));
    const person = staff();
    const topicsOf = async (query: object) => (await list(person, query)).items.map(({ topic }) => topic);
    expect(await topicsOf({ type: 'ERROR' })).toEqual(['MAIL_FAILED']);
    expect(await topicsOf({ type: 'INFO,ERROR' })).toEqual(['MAIL_FAILED', 'QUOTE_QUERY']);
    expect(await topicsOf({ priority: 'LOW' })).toEqual([]);
    expect(await topicsOf({ kind: 'ANSWERS' })).toEqual(['QUOTE_QUERY']);
    expect(await topicsOf({ kind: 'EMAILS', search: 'delivered' })).toEqual(['MAIL_FAILED']);
    expect(await list(person, { kind: 'EMAILS' })).toMatchObject({ total: 1, unread: 2 });
  });

  it('hides kinds that the person switched off in the app', async () => {
    await raise(responseNews('asked', sampleQuote()));
    await raise(failed('Q-1'));
    const person = staff();
    const off = { notificationTypes: { EMAILS: { inApp: false } } };
    await product.call(updateNotificationPreferences, { body: off }, person);
    expect(await list(person)).toMatchObject({ total: 1, unread: 1, items: [{ topic: 'QUOTE_QUERY' }] });
    await product.call(updateNotificationPreferences, { body: { showInAppNotifications: false } }, person);
    expect(await list(person)).toMatchObject({ total: 0, unread: 0 });
    expect(await list(staff())).toMatchObject({ total: 2, unread: 2 });
  });
});

describe('similar notifications', () => {
  // Those of one day are grouped: begins in the middle of tomorrow, in Australia and in New Zealand.
  beforeEach(() => shiftTo(DAY_MS - (Date.now() % DAY_MS) + 4 * HOUR_MS));

  it('are grouped into one line with their number, and remain searchable', async () => {
    for (const number of ['Q-1', 'Q-2', 'Q-3']) await raise(failed(number));
    await raise(responseNews('asked', sampleQuote()));
    await raise(responseNews('asked', sampleQuote()));
    const person = staff();
    const found = await list(person, { grouped: 'true' });
    expect(found.items.map(({ topic, group }) => [topic, group])).toEqual([
      ['QUOTE_QUERY', null],
      ['QUOTE_QUERY', null],
      ['MAIL_FAILED', { count: 3, unread: 3 }],
    ]);
    expect(found).toMatchObject({ total: 5, unread: 5 });
    const leader = idOf(found, 2);
    const members = await list(person, { groupOf: leader });
    expect(members.items.map(({ message }) => /Q-\d/.exec(message)?.[0])).toEqual(['Q-3', 'Q-2', 'Q-1']);
    await product.call(markNotificationRead, { params: { id: idOf(members, 1) } }, person);
    const { items } = await list(person, { grouped: 'true' });
    expect(items[2]?.group).toEqual({ count: 3, unread: 2 });
    await product.call(markNotificationRead, { params: { id: leader }, body: { wholeGroup: true } }, person);
    expect(await list(person)).toMatchObject({ unread: 2 });
    await product.call(archiveNotification, { params: { id: leader }, body: { wholeGroup: true } }, person);
    expect(await list(person, { grouped: 'true' })).toMatchObject({ total: 2 });
    expect(await list(person, { grouped: 'true', archived: 'true' })).toMatchObject({
      items: [{ group: { count: 3, unread: 0 } }],
    });
  });

  it('are paged as groups, none split over two pages', async () => {
    for (const number of ['Q-1', 'Q-2', 'Q-3']) await raise(failed(number));
    await raise(responseNews('asked', sampleQuote()));
    const person = staff();
    const first = await list(person, { grouped: 'true', limit: 1 });
    const second = await list(person, { grouped: 'true', limit: 1, cursor: first.nextCursor });
    expect([first.items[0]?.topic, second.items[0]?.topic]).toEqual(['QUOTE_QUERY', 'MAIL_FAILED']);
    expect(second).toMatchObject({ nextCursor: null, items: [{ group: { count: 3 } }] });
  });

  it('are not grouped across days', async () => {
    await raise(failed('Q-1'));
    product.clock.shift(DAY_MS);
    await raise(failed('Q-2'));
    expect((await list(staff(), { grouped: 'true' })).items.map(({ group }) => group)).toEqual([null, null]);
  });

  it('are raised once per event', async () => {
    const viewed = { quoteId: randomUUID(), quoteNumber: 'Q-1' };
    for (const revision of [1, 1, 2]) await raise(quoteViewedNews({ ...viewed, revision }));
    expect(await list(staff(), { grouped: 'true' })).toMatchObject({
      items: [{ topic: 'QUOTE_VIEWED', priority: 'LOW', group: { count: 2 } }],
    });
  });
});

describe('pruning notifications', () => {
  const prune = async (days: number) => {
    shiftTo(days * DAY_MS);
    await office.work(() => office.get(PruneNotificationsJob).handle());
  };
  const kept = async () => {
    const sql = 'select topic from notifications.notification where organisation_id = $1 order by id';
    return (await product.sql<{ topic: string }>(sql, [office.organisationId])).map(({ topic }) => topic);
  };

  it('deletes answers after 90 days, and unread notifications after a year', async () => {
    expect(pruneNotifications.everyMs).toBeDefined();
    await raise(responseNews('asked', sampleQuote()));
    await raise(failed('Q-1'));
    await prune(READ_RETENTION_DAYS - 1);
    expect(await kept()).toEqual(['QUOTE_QUERY', 'MAIL_FAILED']);
    await prune(READ_RETENTION_DAYS + 1);
    expect(await kept()).toEqual(['MAIL_FAILED']);
    await prune(UNREAD_RETENTION_DAYS + 1);
    expect(await kept()).toEqual([]);
  });

  it('deletes after 90 days what every reader has read', async () => {
    await raise(failed('Q-1'));
    const [one, two] = [staff(), staff()];
    const bound = async ({ userId }: UserPrincipal, readBefore: string) =>
      product.sql(
        `insert into notifications.notification_reader (organisation_id, user_id, read_before) values ($1, $2, $3)
         on conflict (organisation_id, user_id) do update set read_before = excluded.read_before`,
        [office.organisationId, userId, readBefore],
      );
    await bound(one, 'ffffffff-ffff-7fff-bfff-ffffffffffff');
    await bound(two, '00000000-0000-0000-0000-000000000000');
    await prune(READ_RETENTION_DAYS + 1);
    expect(await kept()).toEqual(['MAIL_FAILED']);
    await bound(two, 'ffffffff-ffff-7fff-bfff-ffffffffffff');
    await prune(READ_RETENTION_DAYS + 1);
    expect(await kept()).toEqual([]);
  });
});
