import {
  CallbacksDue,
  getCallback,
  getOrganisationSettings,
  listCurrentAnnouncements,
  markAnnouncement,
  listNotifications,
  tellCallbacksDue,
  updateOrganisation,
} from '@quillcare/contracts';
import { addDays, localTimeOn, todayIn } from '@quillcare/rules';
import { contextFor, newId, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { CallbackReminders } from '../callback-reminders';
import { SweepCallbacksJob } from './sweep-callbacks.job';
import { TellCallbacksDueJob } from './tell-callbacks-due.job';

const AUCKLAND = 'Pacific/Auckland';

const product = testProduct({
  only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'],
  env: { ...process.env, SMTP_URL: '' },
});
const practice = perTest(() => product.signUp());
let tomorrow: string;
beforeEach(async () => {
  const { version } = await product.call(getOrganisationSettings, {}, practice.admin);
  await product.call(updateOrganisation, { body: { version, timeZone: AUCKLAND } }, practice.admin);
  tomorrow = addDays(todayIn(product.clock.now(), AUCKLAND), 1);
});
afterEach(() => jest.restoreAllMocks());

async function callback(
  dueDate: string,
  { status = 'pending', assigneeId = null }: { status?: string; assigneeId?: string | null } = {},
): Promise<string> {
  const id = newId();
  await product.sql(
    `insert into callbacks.callback (id, organisation_id, quote_id, quote_number, revision, client_id, client_name,
       status, priority, due_date, attempt_count, search_key, assignee_id)
     values ($1, $2, $1, 'Q-1', 1, $1, 'Hana Ngāpō', $3, 'NORMAL', $4, 0, '', $5)`,
    [id, practice.organisationId, status, dueDate, assigneeId],
  );
  return id;
}

const at = (time: string) => localTimeOn(tomorrow, time, AUCKLAND);
const asService = <T>(work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'callbacks' }), work);

async function morningAt(instant: Date): Promise<void> {
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
  const all: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, { strict: false, each: true });
  const sweeps = all.find(({ serviceName }) => serviceName === 'callbacks');
  const handler = product.app.get(TellCallbacksDueJob, { strict: false });
  await asService(async () => sweeps?.run(tellCallbacksDue, (turn) => handler.handle(turn)));
}

async function sweepAt(instant: Date): Promise<void> {
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
  await asService(() => product.app.get(SweepCallbacksJob, { strict: false }).handle());
}

const news = async (person = practice.as('SALES_MANAGER')) =>
  (await product.call(listNotifications, {}, person)).items;
const told = async () =>
  (
    await product.sql<{ data: object }>(
      `select payload->'data' as data from callbacks.outbox where organisation_id = $1 and destination = $2 order by seq`,
      [practice.organisationId, CallbacksDue.subject],
    )
  ).map(({ data }) => data);

it("sends callers one reminder of due callbacks at 8 am in the practice's time zone", async () => {
  for (const due of [tomorrow, tomorrow, addDays(tomorrow, -3), addDays(tomorrow, 1)]) await callback(due);
  for (const status of ['completed', 'cancelled', 'attempted']) await callback(tomorrow, { status });
  await morningAt(new Date(at('08:00').getTime() - 60_000));
  expect(await told()).toEqual([]);
  await morningAt(at('08:00'));
  await morningAt(at('08:01'));
  await sweepAt(at('08:05'));
  expect(await told()).toMatchObject([
    { day: tomorrow, userId: null, dueToday: 3, overdue: 1, urgent: 0, dueTodayId: null },
  ]);
  await product.eventually(async () =>
    expect((await news()).map(({ title, message, priority }) => [title, message, priority]).sort()).toEqual([
      ['Callbacks due today', '3 callbacks are due today.', 'NORMAL'],
      ['The call to Hana Ngāpō is overdue', 'About quote Q-1.', 'NORMAL'],
    ]),
  );
  // The role may read quotes but makes no calls.
  expect(await news(practice.as('USER'))).toEqual([]);
});

it('reminds each person of their own callbacks and raises those that have waited too long', async () => {
  const assigneeId = practice.admin.userId;
  const late = [4, 5].map((days) => callback(addDays(tomorrow, -days), { assigneeId }));
  const [first] = await Promise.all(late);
  await callback(tomorrow);
  // A new practice has its first run on the next day.
  await morningAt(at('07:00'));
  await morningAt(at('08:00'));
  expect(await told()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ userId: assigneeId, dueToday: 0, overdue: 2, urgent: 2, overdueId: null }),
      expect.objectContaining({ userId: null, dueToday: 1, overdue: 0 }),
    ]),
  );
  const raised = await product.call(getCallback, { params: { id: first ?? '' } }, practice.admin);
  expect(raised).toMatchObject({ priority: 'HIGH', version: 2 });
  await product.eventually(async () =>
    expect((await news(practice.admin)).map(({ message }) => message)).toContain(
      '2 callbacks are overdue. 2 are urgent.',
    ),
  );
  // A separate event from the administrator's.
  await product.eventually(async () =>
    expect((await news()).map(({ title }) => title)).toEqual(['Call Hana Ngāpō today']),
  );
  const { items } = await product.call(listCurrentAnnouncements, {}, practice.admin);
  expect(items).toMatchObject([{ source: 'SYSTEM', message: '2 are yours.', dismissedAt: null }]);
  const away = { params: { id: items[0]?.id ?? '' }, body: { as: 'DISMISSED' as const } };
  await product.call(markAnnouncement, away, practice.admin);
  const shown = async () => (await product.call(listCurrentAnnouncements, {}, practice.admin)).items[0];
  expect((await shown())?.dismissedAt).not.toBeNull();
  // Another callback that has waited too long brings it back.
  await callback(addDays(tomorrow, -6), { assigneeId });
  expect(await shown()).toMatchObject({ message: '3 are yours.', dismissedAt: null });
  expect((await product.call(listCurrentAnnouncements, {}, practice.as('USER'))).items).toEqual([]);
});

it('reminds of a callback that becomes due during the day, and again the next morning', async () => {
  await morningAt(at('07:00'));
  await morningAt(at('08:00'));
  expect(await told()).toEqual([]);
  await callback(tomorrow);
  await sweepAt(at('11:00'));
  await sweepAt(at('11:05'));
  expect(await told()).toHaveLength(1);
  tomorrow = addDays(tomorrow, 1);
  await sweepAt(at('07:00'));
  expect(await told()).toHaveLength(1);
  await morningAt(at('08:00'));
  expect(await told()).toMatchObject([{ dueToday: 1 }, { dueToday: 0, overdue: 1 }]);
});

it('neither loses nor repeats a reminder when a worker dies before the commit', async () => {
  for (let count = 0; count < 3; count += 1) await callback(tomorrow);
  await morningAt(at('07:00'));
  const reminders = product.app.get(CallbackReminders, { strict: false });
  const give = reminders.give.bind(reminders);
  // The worker dies after claiming and emitting the reminders but before the commit.
  const killed = jest.spyOn(reminders, 'give').mockImplementation(async (day) => {
    await give(day);
    throw new Error('killed');
  });
  await morningAt(at('08:00'));
  expect(killed).toHaveBeenCalled();
  expect(await told()).toEqual([]);
  killed.mockRestore();
  await Promise.all([morningAt(at('08:01')), morningAt(at('08:01')), sweepAt(at('08:01'))]);
  await sweepAt(at('08:06'));
  expect(await told()).toMatchObject([{ dueToday: 3 }]);
});

it('sends no reminder to a practice that has turned callbacks off', async () => {
  await product.sql(
    `insert into callbacks.callback_setting (id, organisation_id, created_at, updated_at, enabled, auto_create, due_in_days)
     values (gen_random_uuid(), $1, now(), now(), false, true, 7)`,
    [practice.organisationId],
  );
  await callback(tomorrow);
  await morningAt(at('07:00'));
  await morningAt(at('08:00'));
  await sweepAt(at('08:05'));
  expect(await told()).toEqual([]);
});
