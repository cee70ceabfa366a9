import {
  AppError,
  listNotifications,
  listStaff,
  markAllNotificationsRead,
  startDigests,
  updateNotificationPreferences,
  type RequestOf,
  type ResultOf,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, isoWeekday, toInstant, todayIn } from '@quillcare/rules';
import { contextFor, newId, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { startOffice } from '../testing/post-office.suite';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { linkLockedNews } from '../response/domain/link-locked-news';
import { responseNews } from '../response/domain/response-news';
import { asNotifications, raiseNews } from '../testing/raise-news.suite';
import { sampleQuote } from '../testing/samples.suite';
import type { News } from '../notification/domain/news';
import { StartDigestsJob } from './jobs/start-digests.job';
import { WriteDigestsJob } from './jobs/write-digests.job';

const SYDNEY = 'Australia/Sydney';
type Staff = ResultOf<typeof listStaff>['items'][number];
type Changes = NonNullable<RequestOf<typeof updateNotificationPreferences>['body']>;

const product = testProduct(startOffice);
let org: TestOrganisation;
let tomorrow: string;
beforeEach(async () => {
  org = await product.signUp();
  tomorrow = addDays(todayIn(new Date(), SYDNEY), 1);
});
afterEach(() => {
  setTime(new Date());
  jest.restoreAllMocks();
});

function setTime(instant: Date): void {
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
}

const raise = (news: News) => raiseNews(product, org.organisationId, news);
const locked = () => linkLockedNews({ quoteId: newId(), quoteNumber: 'Q-1' });
const write = (day = tomorrow) =>
  asNotifications(org.organisationId, () =>
    product.app
      .get(WriteDigestsJob, { strict: false })
      .handle({ organisationId: org.organisationId, day, timeZone: SYDNEY }),
  );
const choose = (body: Changes, person: UserPrincipal = org.admin) =>
  product.call(updateNotificationPreferences, { body }, person);

async function colleague(role: Role): Promise<UserPrincipal> {
  const person = org.as(role);
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     values ($1, $2, $3, 'Ben', 'Tran', $4, 'none', true, '', '')`,
    [person.userId, org.organisationId, role, `ben.${person.userId}@practice.example`],
  );
  return { ...person, email: `ben.${person.userId}@practice.example` };
}

interface Mailed {
  recipient: string;
  subject: string;
  due_at: Date;
}
const digests = () =>
  product.sql<Mailed>(
    `select recipient, subject, due_at from notifications.mail_message
      where organisation_id = $1 and template = 'digest' order by recipient, created_at`,
    [org.organisationId],
  );

it('starts digests once a day at seven in the practice’s time zone, even when clocks change', async () => {
  const sweeps: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, {
    strict: false,
    each: true,
  });
  const sweep = sweeps.find(({ serviceName }) => serviceName === 'notifications');
  const job = product.app.get(StartDigestsJob, { strict: false });
  const sweepAt = async (instant: Date) => {
    setTime(instant);
    await runInContext(contextFor({ kind: 'service', service: 'notifications' }), () =>
      sweep!.run(startDigests, (turn) => job.handle(turn)),
    );
  };
  const started = async () =>
    (
      await product.sql<{ day: string }>(
        `select payload->'data'->>'day' as day from notifications.outbox
          where organisation_id = $1 and destination = 'notifications.writeDigests' order by seq`,
        [org.organisationId],
      )
    ).map(({ day }) => day);
  // In Sydney clocks go back at 3 am on 4 April 2027 and forward at 2 am on 3 October 2027.
  for (const day of ['2027-04-04', '2027-10-03']) {
    await sweepAt(toInstant(addDays(day, -1), '08:00', SYDNEY));
    const seven = toInstant(day, '07:00', SYDNEY);
    const known = (await started()).length;
    await sweepAt(new Date(seven.getTime() - 60_000));
    expect(await started()).toHaveLength(known);
    await sweepAt(seven);
    await sweepAt(new Date(seven.getTime() + 60_000));
    expect((await started()).slice(known)).toEqual([day]);
  }
});

describe('a digest', () => {
  beforeEach(() => setTime(toInstant(tomorrow, '07:00', SYDNEY)));

  it('counts unread notifications by kind, once, without naming patients', async () => {
    const user = await colleague('USER');
    await raise(responseNews('asked', sampleQuote()));
    await raise(responseNews('accepted', sampleQuote()));
    await raise(locked());
    await write();
    await write();
    expect(
      (await digests()).map(({ recipient, subject }) => [recipient, /\d+ unread.*/.exec(subject)?.[0]]),
    ).toEqual(
      expect.arrayContaining([
        // The administrator gets patients' answers by individual email, so the digest omits them.
        [org.admin.email, '1 unread notification'],
        [user.email, '3 unread notifications'],
      ]),
    );
    expect(await digests()).toHaveLength(2);
  });

  it('is not sent if nothing is unread', async () => {
    await write();
    expect(await digests()).toEqual([]);
    await raise(locked());
    await product.call(markAllNotificationsRead, {}, org.admin);
    await write();
    expect(await digests()).toEqual([]);
  });

  it('starts where the last one ended', async () => {
    await raise(locked());
    await write();
    setTime(toInstant(addDays(tomorrow, 1), '07:00', SYDNEY));
    await write(addDays(tomorrow, 1));
    expect(await digests()).toHaveLength(1);
    expect(await product.call(listNotifications, {}, org.admin)).toMatchObject({ unread: 1 });
  });

  it('follows each person’s chosen frequency and kinds', async () => {
    const [weekly, never, immediate, lead] = [
      await colleague('USER'),
      await colleague('USER'),
      await colleague('USER'),
      await colleague('LEAD_COORDINATOR'),
    ];
    await choose({ emailFrequency: 'WEEKLY_DIGEST' }, weekly);
    await choose({ emailFrequency: 'NEVER' }, never);
    await choose({ emailFrequency: 'IMMEDIATE' }, immediate);
    await choose({ notificationTypes: { QUOTES: { email: false } } });
    await raise(locked());
    const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(tomorrow, ahead));
    const monday = days.find((day) => isoWeekday(day) === 1) ?? '';
    const other = days.find((day) => isoWeekday(day) !== 1 && day < monday) ?? days[0] ?? '';
    for (const day of [...new Set([other, monday])]) {
      setTime(toInstant(day, '07:00', SYDNEY));
      await write(day);
    }
    expect((await digests()).map(({ recipient }) => recipient)).toEqual([weekly.email]);
    expect(lead.role).toBe('LEAD_COORDINATOR');
  });

  it('waits for the end of quiet hours, and skips a quiet day', async () => {
    await choose({ quietHours: { from: '20:00', to: '08:30' } });
    await raise(locked());
    await write();
    expect((await digests())[0]?.due_at).toEqual(toInstant(tomorrow, '08:30', SYDNEY));
    await choose({ quietDays: [isoWeekday(addDays(tomorrow, 1))] });
    await raise(locked());
    setTime(toInstant(addDays(tomorrow, 1), '07:00', SYDNEY));
    await write(addDays(tomorrow, 1));
    expect(await digests()).toHaveLength(1);
  });

  it('that cannot be written does not hold up others, and is retried', async () => {
    const people = [org.admin];
    for (let at = 0; at < 2; at += 1) people.push(await colleague('USER'));
    await raise(locked());
    const dispatcher = product.app.get(MailDispatcher, { strict: false });
    jest.spyOn(dispatcher, 'dispatchAll').mockRejectedValueOnce(new TypeError('cannot be written'));
    await expect(write()).rejects.toThrow('1 of 3 items failed.');
    expect(await digests()).toHaveLength(2);
    await write();
    const recipients = (await digests()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('reaches everybody once if the worker dies half-way', async () => {
    const people = [org.admin];
    for (let at = 0; at < 4; at += 1) people.push(await colleague('USER'));
    await raise(locked());
    const dispatcher = product.app.get(MailDispatcher, { strict: false });
    const dispatch = dispatcher.dispatchAll.bind(dispatcher);
    let calls = 0;
    jest.spyOn(dispatcher, 'dispatchAll').mockImplementation(async (letters) => {
      await dispatch(letters);
      calls += 1;
      // The third digest is written, but its transaction does not commit.
      if (calls === 3) throw new AppError('SERVICE_UNAVAILABLE');
    });
    await expect(write()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await digests()).toHaveLength(2);
    await Promise.all([write(), write()]);
    const recipients = (await digests()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(people.map(({ email }) => email).sort());
  });
});

it('receives from identity what determines what each colleague sees', async () => {
  const { items } = await product.callInternal(listStaff, { body: { organisationId: org.organisationId } });
  const staff: Staff | undefined = items[0];
  const { userId, role, name, email } = org.admin;
  expect(staff).toMatchObject({ userId, role, name, email, standing: { gained: {} } });
  expect(staff?.standing?.joinedAt).toMatch(/Z$/);
});
