import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { responseNews } from '../../response/domain/response-news';
import { PostOffice, startOffice } from '../../testing/post-office.suite';
import { sampleQuote, userOf } from '../../testing/samples.suite';
import { Notifier } from '../notifier';

const product = testProduct(startOffice);
const office = perTest(() => new PostOffice(product));

const staff = (role: Role = 'ORG_ADMIN') => userOf(office.organisationId, { role });

async function raise(...names: string[]): Promise<void> {
  for (const lastName of names) {
    const news = responseNews('asked', sampleQuote({ client: { ...sampleQuote().client, lastName } }));
    await office.transaction(() => office.get(Notifier).notify(news));
  }
}

const list = (person: UserPrincipal, query = {}) => product.call(listNotifications, { query }, person);
const namesOf = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ message }) => message.split(' ')[1]);

describe('notification list', () => {
  it('shows the newest first with the unread count', async () => {
    await raise('Ngāpō', 'Tran');
    const found = await list(staff());
    expect(namesOf(found)).toEqual(['Tran', 'Ngāpō']);
    expect(found).toMatchObject({ total: 2, unread: 2, totalIsEstimate: false, nextCursor: null });
    expect(found.items[0]).toMatchObject({
      topic: 'QUOTE_QUERY',
      title: 'Quote Query Received',
      isRead: false,
      type: 'INFO',
      priority: 'HIGH',
      source: { type: 'QUOTE', id: sampleQuote().id },
      quoteId: sampleQuote().id,
      action: { label: 'VIEW_QUOTE', path: `/quotes/view/${sampleQuote().id}` },
      actionUrl: `/quotes/view/${sampleQuote().id}`,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('is empty with zero counts for a new practice', async () => {
    expect(await list(staff())).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
      totalIsEstimate: false,
      unread: 0,
    });
  });

  it.each(['createdAt', '-createdAt'] as const)(
    'pages through everything once, sorted by %s',
    async (sort) => {
      await raise('A', 'B', 'C', 'D', 'E');
      const person = staff();
      const seen: (string | undefined)[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(person, { sort, limit: 2, cursor });
        expect(page).toMatchObject({ total: 5, unread: 5 });
        seen.push(...namesOf(page));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(sort === 'createdAt' ? ['A', 'B', 'C', 'D', 'E'] : ['E', 'D', 'C', 'B', 'A']);
      await expect(list(person, { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  it('searches words in any order, ignoring accents', async () => {
    await raise('Ngāpō', 'Tran');
    expect(namesOf(await list(staff(), { search: 'question ngapo' }))).toEqual(['Ngāpō']);
    expect(namesOf(await list(staff(), { search: '100%' }))).toEqual([]);
  });

  it('stores the read state per user', async () => {
    await raise('A', 'B');
    const [one, two] = [staff(), staff('USER')];
    const [first] = (await list(one)).items;
    const id = first?.id ?? '';
    await product.call(markNotificationRead, { params: { id } }, one);
    await product.call(markNotificationRead, { params: { id } }, one);
    expect((await list(one)).items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await list(one, { unreadOnly: 'true' })).toMatchObject({ total: 1, unread: 1 });
    expect(await list(two)).toMatchObject({ unread: 2 });
    expect(await product.call(markAllNotificationsRead, {}, one)).toEqual({ marked: 1 });
    expect(await product.call(markAllNotificationsRead, {}, one)).toEqual({ marked: 0 });
    expect(await list(one)).toMatchObject({ total: 2, unread: 0 });
  });

  it('counts the total exactly, but unread ones only up to a hundred', async () => {
    await raise('A');
    await product.sql(
      `insert into notifications.notification (id, organisation_id, topic, needs, title, message, search_key)
       select gen_random_uuid(), $1, topic, needs, title, 'more', 'more'
         from notifications.notification, generate_series(1, 149) where organisation_id = $1`,
      [office.organisationId],
    );
    const person = staff();
    expect(await list(person)).toMatchObject({ total: 150, totalIsEstimate: false, unread: 100 });
    expect(await list(person, { search: 'more' })).toMatchObject({ total: 149, unread: 100 });
    expect(await product.call(markAllNotificationsRead, {}, person)).toEqual({ marked: 150 });
    expect(await list(person, { unreadOnly: 'true' })).toMatchObject({ items: [], total: 0, unread: 0 });
  });

  it('hides notifications from users who may not read quotes', async () => {
    await raise('A');
    const [{ id } = { id: '' }] = (await list(staff())).items;
    const coordinator = staff('LEAD_COORDINATOR');
    expect(await list(coordinator)).toMatchObject({ items: [], total: 0, unread: 0 });
    await expect(product.call(markNotificationRead, { params: { id } }, coordinator)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await product.call(markAllNotificationsRead, {}, coordinator)).toEqual({ marked: 0 });
  });
});
