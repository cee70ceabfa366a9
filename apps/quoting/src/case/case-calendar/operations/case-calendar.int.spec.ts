import { randomUUID } from 'node:crypto';
import {
  cancelSurgeryCase,
  createDoctor,
  createLeadKey,
  getCalendarFeed,
  getCaseCalendar,
  getReadinessBoard,
  getSurgeryCase,
  freshSessionFields,
  listCalendarFeeds,
  listLeadKeys,
  readCalendar,
  renewCalendarFeed,
  revokeCalendarFeed,
  updateUser,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perTest, testProduct } from '@quillcare/testing';
import { checklistOf, openedCase, schedule } from '../../case-checklist/operations/checklist-scene.suite';
import { failing, openPractice } from '../../../quote/quote/operations/quote-scene.suite';

const day = () => todayIn(new Date(), 'Australia/Sydney');
const soon = () => addDays(day(), 20);
const product = testProduct({ only: ['identity', 'crm', 'quoting'], gateway: true });
const scene = perTest(() => openPractice(product));

const days = () => ({ from: day(), to: addDays(day(), 41) });
const board = (query: object = days()) => product.call(getReadinessBoard, { query }, scene.org.as('USER'));
const calendar = (query: object = days()) => product.call(getCaseCalendar, { query }, scene.org.as('USER'));

describe('readiness board', () => {
  it('shows each case with its missing items and lists undated cases separately', async () => {
    const [dated, undated] = [await openedCase(scene), await openedCase(scene)];
    await schedule(scene, dated, `${soon()}T07:30`);
    const found = await board();
    expect(found.items.map(({ id }) => id)).toEqual([dated]);
    expect(found.undated.map(({ id }) => id)).toEqual([undated]);
    expect(found.undatedTotal).toBe(1);
    const { items, readiness } = await checklistOf(scene, dated);
    expect(found.items[0]).toMatchObject({
      readiness,
      doctorName: 'Dr Thị Mai Nguyễn',
      procedures: ['Septoplasty'],
    });
    expect(found.items[0]!.missing.map(({ title }) => title)).toEqual(
      items.filter(({ state }) => state === 'OPEN').map(({ title }) => title),
    );
  });

  it('filters by doctor and covers at most three months', async () => {
    await schedule(scene, await openedCase(scene), `${soon()}T07:30`);
    const other = await product.call(
      createDoctor,
      {
        body: {
          firstName: 'Rangi',
          lastName: 'Parata',
          credentials: 'FRACS',
          phone: '0298765432',
          email: 'rangi@example.com',
        } as never,
      },
      scene.org.admin,
    );
    expect((await board({ ...days(), doctorId: scene.doctorId })).items).toHaveLength(1);
    expect((await board({ ...days(), doctorId: other.id })).items).toEqual([]);
    await expect(board({ from: day(), to: addDays(day(), 92) })).rejects.toEqual(
      failing('VALIDATION_FAILED'),
    );
    await expect(board({ from: day() })).rejects.toEqual(failing('VALIDATION_FAILED'));
  });
});

describe('surgery calendar', () => {
  it("shows cases by day in the practice's time zone and omits cancelled ones", async () => {
    const id = await openedCase(scene);
    // 00:30 in Sydney is still the day before in UTC.
    await schedule(scene, id, `${soon()}T00:30`);
    expect((await calendar({ from: soon(), to: soon() })).items.map((one) => one.id)).toEqual([id]);
    expect((await calendar({ from: addDays(soon(), -1), to: addDays(soon(), -1) })).items).toEqual([]);
    const { version } = await product.call(getSurgeryCase, { params: { id } }, scene.org.admin);
    const body = { version, reason: 'The patient fell ill' };
    await product.call(cancelSurgeryCase, { params: { id }, body }, scene.org.admin);
    expect((await calendar()).items).toEqual([]);
  });

  it('starts at the first day of the current month', async () => {
    expect(await calendar({})).toMatchObject({ from: `${day().slice(0, 7)}-01`, isCut: false });
  });
});

describe('calendar feed of a doctor', () => {
  const feed = () => ({ params: { id: scene.doctorId } });
  const renew = async () => {
    const { path } = await product.call(renewCalendarFeed, feed(), scene.org.admin);
    return path;
  };
  const fetchFeed = (path: string) => fetch(`${product.url}/api${path}`);

  it('is readable by anyone with its address and shows only initials and hospital', async () => {
    const id = await openedCase(scene);
    await schedule(scene, id, `${soon()}T07:30`);
    const path = await renew();
    const answer = await fetchFeed(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(answer.headers.get('cache-control')).toContain('private');
    const text = await answer.text();
    expect(text).toContain(`UID:${id}@quillcare`);
    expect(text).toContain('SUMMARY:S.O.');
    expect(text).not.toMatch(/Siobh|Brien|Septoplasty/);
    const { lastReadAt } = await product.call(getCalendarFeed, feed(), scene.org.admin);
    expect(lastReadAt).not.toBeNull();
  });

  it('stops when its address is renewed or revoked, and stores only the hash of the token', async () => {
    const first = await renew();
    const second = await renew();
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    const token = second.split('/').at(-1)!.replace('.ics', '');
    const rows = await product.sql(
      `select 1 from quoting.calendar_feed f where f::text like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([]);
    const ended = await product.call(revokeCalendarFeed, feed(), scene.org.admin);
    expect(ended).toMatchObject({ isActive: false, createdAt: null });
    expect((await fetchFeed(second)).status).toBe(404);
    expect((await fetchFeed('/calendar/guess.ics')).status).toBe(404);
  });

  it('has one address after two people create the first one at once', async () => {
    const paths = await Promise.all([renew(), renew()]);
    const answers = await Promise.all(paths.map(fetchFeed));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('marks a cancelled surgery as cancelled', async () => {
    const id = await openedCase(scene);
    await schedule(scene, id, `${soon()}T07:30`);
    const { version } = await product.call(getSurgeryCase, { params: { id } }, scene.org.admin);
    await product.call(
      cancelSurgeryCase,
      { params: { id }, body: { version, reason: 'Ill' } },
      scene.org.admin,
    );
    const token = (await renew()).split('/').at(-1)!;
    const { base64 } = await product.call(readCalendar, { params: { token } }, { kind: 'anonymous' });
    expect(Buffer.from(base64, 'base64').toString()).toContain('STATUS:CANCELLED');
  });
});

describe('website keys and feeds of a deactivated user', () => {
  async function leaver(): Promise<UserPrincipal> {
    const userId = randomUUID();
    await product.sql(
      `insert into identity."user" (id, organisation_id, email, first_name, last_name, role, is_active, password_hash,
         search_key, sort_name, email_confirmed_at)
       values ($1::uuid, $2, $1::text || '@colleague.example', 'Ruby', 'Park', 'ORG_ADMIN', true, 'none', 'ruby', 'ruby', now())`,
      [userId, scene.org.organisationId],
    );
    return {
      ...scene.org.admin,
      ...freshSessionFields(new Date()),
      userId,
      sessionId: randomUUID(),
      name: 'Ruby Park',
    };
  }

  /** The active keys and feeds, by who created them. */
  async function working() {
    const keys = await product.call(listLeadKeys, {}, scene.org.admin);
    const feeds = await product.call(listCalendarFeeds, {}, scene.org.admin);
    return {
      keys: keys.items.filter(({ revokedAt }) => !revokedAt).map(({ createdById }) => createdById),
      feeds: feeds.items.map(({ madeById }) => madeById),
    };
  }

  it('keep working or are revoked as chosen, without affecting those of others', async () => {
    const { admin } = scene.org;
    const [first, second] = [await leaver(), await leaver()];
    await product.call(createLeadKey, { body: { name: 'Ours' } }, admin);
    await product.call(createLeadKey, { body: { name: 'Theirs' } }, first);
    await product.call(createLeadKey, { body: { name: 'The other’s' } }, second);
    const doctor = { firstName: 'Mai', lastName: 'Nguyễn', credentials: 'FRACS', phone: '02 9876 5432' };
    for (const [at, by] of [admin, first, second].entries()) {
      const body = {
        ...doctor,
        firstName: ['Mai', 'Lan', 'Hoa'][at] ?? '',
        email: `mai${at}@practice.example`,
      };
      const { id } = await product.call(createDoctor, { body }, admin);
      await product.call(renewCalendarFeed, { params: { id } }, by);
    }
    const deactivate = (userId: string, keysAndFeeds: 'KEEP' | 'REVOKE') =>
      product.call(
        updateUser,
        { params: { id: userId }, body: { version: 1, isActive: false, keysAndFeeds } },
        { ...admin, ...freshSessionFields(product.clock.now()) },
      );
    await deactivate(first.userId, 'KEEP');
    await deactivate(second.userId, 'REVOKE');
    const kept = [admin.userId, first.userId].sort();
    await product.eventually(async () => {
      const { keys, feeds } = await working();
      expect([keys.sort(), feeds.sort()]).toEqual([kept, kept]);
    });
    const acts = await product.sql<{ notes: string }>(
      `select payload->'data'->>'notes' as notes from identity.outbox
        where payload->'data'->>'entityId' = any($1::text[]) and payload->'data'->>'notes' is not null order by seq`,
      [[first.userId, second.userId]],
    );
    expect(acts.map(({ notes }) => notes)).toEqual(
      expect.arrayContaining([
        'Keys and calendar feeds that this person created keep working',
        'Keys and calendar feeds that this person created are revoked',
      ]),
    );
  });
});
