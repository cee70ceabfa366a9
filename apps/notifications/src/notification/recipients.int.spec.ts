import { randomUUID } from 'node:crypto';
import {
  ACTIONS,
  recipientKeys,
  isInAudience,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  RESOURCES,
  ROLES,
  RESOURCE_BY_SOURCE,
  toPerson,
  toPractice,
  toRight,
  toRoles,
  type Notification,
  type UserPrincipal,
} from '@quillcare/contracts';
import { minIdAt } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import fc from 'fast-check';
import { PostOffice, startOffice } from '../testing/post-office.suite';
import type { News } from './domain/news';
import { rowOf } from './domain/notification-row';
import { Notifier } from './notifier';
import { userOf } from '../testing/samples.suite';

const HOUR_MS = 3_600_000;

const product = testProduct(startOffice);
const office = perTest(() => new PostOffice(product));

const colleague = (changes: Partial<UserPrincipal> = {}) => userOf(office.organisationId, changes);

function newsFor(to: News['to'], changes: Partial<News> = {}): News {
  return {
    to,
    topic: 'QUOTE_QUERY',
    type: 'INFO',
    priority: 'NORMAL',
    source: null,
    action: null,
    title: 'News',
    message: 'Something happened.',
    ...changes,
  };
}

const notify = (news: News) => office.transaction(() => office.get(Notifier).notify(news));
const list = (person: UserPrincipal, query = {}) => product.call(listNotifications, { query }, person);
const titles = async (person: UserPrincipal) => (await list(person)).items.map(({ title }) => title);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** Stores notifications as if written some hours ago. Resolves with their ids in the same order. */
async function stored(news: News[], hours: number[]): Promise<string[]> {
  const rows = news.map((one, at) => {
    const tail = randomUUID().slice(23);
    return {
      ...rowOf(one),
      id: minIdAt(new Date(ago(hours[at] ?? 0))).replace(/-000000000000$/, tail),
    };
  });
  await product.sql(
    `insert into notifications.notification (id, organisation_id, topic, title, message, search_key, needs, to_user, to_roles, to_right)
     select (n->>'id')::uuid, $1, n->>'topic', n->>'title', n->>'message', n->>'searchKey', n->>'needs', (n->>'toUser')::uuid,
            case when jsonb_typeof(n->'toRoles') = 'array' then array(select jsonb_array_elements_text(n->'toRoles')) end, n->>'toRight'
       from jsonb_array_elements($2::jsonb) n`,
    [office.organisationId, JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

describe('a notification', () => {
  it('is seen and counted by its recipients only', async () => {
    const [ana, ben] = [colleague(), colleague({ role: 'USER' })];
    await notify(newsFor(toPractice(), { title: 'all' }));
    await notify(newsFor(toPerson(ben.userId), { title: 'Ben' }));
    await notify(newsFor(toRoles('ORG_ADMIN', 'SALES_MANAGER'), { title: 'managers' }));
    await notify(newsFor(toRight('QUOTES', 'UPDATE'), { title: 'callers' }));
    expect(await titles(ana)).toEqual(['callers', 'managers', 'all']);
    expect(await titles(ben)).toEqual(['Ben', 'all']);
    expect(await list(ben)).toMatchObject({ total: 2, unread: 2 });
    expect(await titles(colleague({ organisationId: randomUUID(), userId: ben.userId }))).toEqual([]);
    expect(await product.call(markAllNotificationsRead, {}, ben)).toEqual({ marked: 2 });
    expect(await list(ana)).toMatchObject({ total: 3, unread: 3 });
  });

  it('is hidden from recipients who may not read its source', async () => {
    const ben = colleague({ role: 'USER' });
    const source: News['source'] = { type: 'QUOTE', id: randomUUID() };
    await notify(newsFor(toPerson(ben.userId), { source }));
    const [seen] = (await list(ben)).items;
    expect(seen).toMatchObject({ source, quoteId: source.id, isRead: false });
    const withdrawn = { ...ben, grants: { QUOTES: [] } };
    expect(await list(withdrawn)).toMatchObject({ items: [], total: 0, unread: 0 });
    const read = product.call(markNotificationRead, { params: { id: seen?.id ?? '' } }, withdrawn);
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await product.call(markAllNotificationsRead, {}, withdrawn)).toEqual({ marked: 0 });
    expect(await list(ben)).toMatchObject({ total: 1, unread: 1 });
  });

  it('cannot be marked as read by others', async () => {
    const ben = colleague();
    await notify(newsFor(toPerson(ben.userId)));
    const [{ id } = { id: '' }] = (await list(ben)).items;
    const read = product.call(markNotificationRead, { params: { id } }, colleague());
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is hidden from users who joined, or got the role or permission, later', async () => {
    const news = [toPractice(), toRoles('ORG_ADMIN'), toRight('QUOTES', 'READ')].map((to, at) =>
      newsFor(to, { title: ['all', 'administrators', 'quotes'][at] }),
    );
    await stored([...news, ...news], [5, 5, 5, 1, 1, 1]);
    const since = (joined: number, gained: Record<string, string>) =>
      list(colleague({ standing: { joinedAt: ago(joined), gained } }));
    expect(await since(9, {})).toMatchObject({ total: 6, unread: 6 });
    expect(await since(3, {})).toMatchObject({ total: 3, unread: 3 });
    const promoted = await since(9, { ORG_ADMIN: ago(3) });
    expect(promoted).toMatchObject({ total: 5, unread: 5 });
    const trusted = await since(9, { 'QUOTES READ': ago(3) });
    expect(trusted.items.filter(({ title }) => title === 'quotes')).toHaveLength(1);
    expect(trusted).toMatchObject({ total: 5, unread: 5 });
  });
});

describe('notifications of a person', () => {
  const anyTo = (userIds: string[]) =>
    fc.record(
      {
        userId: fc.constantFrom(...userIds),
        roles: fc.subarray([...ROLES], { minLength: 1 }),
        right: fc.record({ resource: fc.constantFrom(...RESOURCES), action: fc.constantFrom(...ACTIONS) }),
      },
      { requiredKeys: [] },
    );
  const anySource = fc.option(
    fc.record({
      type: fc.constantFrom(...(Object.keys(RESOURCE_BY_SOURCE) as (keyof typeof RESOURCE_BY_SOURCE)[])),
      id: fc.constant(null),
    }),
  );

  it('are exactly those sent while the person belonged to the recipients', async () => {
    const userIds = [randomUUID(), randomUUID()];
    const [sayings] = fc.sample(
      fc.array(fc.record({ to: anyTo(userIds), source: anySource, hours: fc.integer({ min: 2, max: 8 }) }), {
        minLength: 150,
        maxLength: 150,
      }),
      1,
    );
    const said = sayings ?? [];
    const ids = await stored(
      said.map(({ to, source }) => newsFor(to, { source })),
      said.map(({ hours }) => hours),
    );
    const grants = fc.dictionary(fc.constantFrom(...RESOURCES), fc.subarray([...ACTIONS]));
    const people = fc.sample(
      fc.record({
        userId: fc.constantFrom(...userIds),
        role: fc.constantFrom(...ROLES),
        grants,
        joined: fc.integer({ min: 1, max: 9 }),
        gained: fc.integer({ min: 1, max: 9 }),
      }),
      25,
    );
    for (const { joined, gained: later, ...facts } of people) {
      const rights = { ...facts, isActive: true };
      // Every second right was gained later; the others were held from the start.
      const gained = Object.fromEntries(
        recipientKeys(rights).flatMap((name, at) => (at % 2 ? [[name, ago(later - 0.5)]] : [])),
      );
      const person = colleague({ ...rights, standing: { joinedAt: ago(joined - 0.5), gained } });
      const held = (name: string | undefined, hours: number) =>
        name === undefined || gained[name] === undefined || hours < later - 0.5;
      const expected = said.flatMap(({ to, source, hours }, at) => {
        const needs = source && RESOURCE_BY_SOURCE[source.type];
        const right = to.right && `${to.right.resource} ${to.right.action}`;
        const wasTheirs =
          hours < joined - 0.5 &&
          held(to.roles && person.role, hours) &&
          held(right, hours) &&
          held(needs ? `${needs} READ` : undefined, hours);
        return isInAudience({ to, needs }, person) && wasTheirs ? [ids[at]] : [];
      });
      const seen = await everything(person);
      expect(seen.map(({ id }) => id).sort()).toEqual(expected.sort());
    }
  });

  it('are paged and counted correctly among thousands for others', async () => {
    const ben = colleague({ role: 'USER' });
    const many = Array.from({ length: 3_000 }, (_, at) => at);
    await stored(
      many.map((at) => newsFor(at % 10 === 0 ? toPerson(ben.userId) : toRoles('ORG_ADMIN'))),
      many.map((at) => 3 + at / 1_000),
    );
    expect(await list(ben)).toMatchObject({ total: 300, unread: 100 });
    expect(new Set((await everything(ben)).map(({ id }) => id)).size).toBe(300);
    expect(await list(colleague())).toMatchObject({ total: 2_700, unread: 100 });
    expect(await product.call(markAllNotificationsRead, {}, ben)).toEqual({ marked: 300 });
    expect(await list(ben)).toMatchObject({ total: 300, unread: 0 });
    expect(await list(colleague())).toMatchObject({ total: 2_700, unread: 100 });
  });

  async function everything(person: UserPrincipal): Promise<Notification[]> {
    const found: Notification[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(person, { limit: 100, cursor });
      expect(page.total).toBeGreaterThanOrEqual(found.length);
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  }
});
