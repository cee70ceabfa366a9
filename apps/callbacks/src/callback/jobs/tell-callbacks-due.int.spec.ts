import {
  CallbacksDue,
  getOrganisationSettings,
  listNotifications,
  tellCallbacksDue,
  updateOrganisation,
} from '@quillcare/contracts';
import { addDays, localTimeOn, todayIn } from '@quillcare/rules';
import { contextFor, newId, PracticeSweep, runInContext } from '@quillcare/service-kit';
import { startProduct, type Product, type TestOrganisation } from '@quillcare/testing';
import { TellCallbacksDueJob } from './tell-callbacks-due.job';

const AUCKLAND = 'Pacific/Auckland';

let product: Product;
let practice: TestOrganisation;
let tomorrow: string;

beforeAll(async () => {
  product = await startProduct({
    only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'],
    env: { ...process.env, SMTP_URL: '' },
  });
});
beforeEach(async () => {
  practice = await product.signUp();
  const { version } = await product.call(getOrganisationSettings, {}, practice.admin);
  await product.call(updateOrganisation, { body: { version, timeZone: AUCKLAND } }, practice.admin);
  tomorrow = addDays(todayIn(product.clock.now(), AUCKLAND), 1);
});
afterAll(() => product.stop());

/** Stores a callback that is due on a day. */
const callback = (dueDate: string, status = 'pending') =>
  product.sql(
    `insert into callbacks.callback (id, organisation_id, quote_id, quote_number, revision, client_id, client_name,
       status, priority, due_date, attempt_count, search_key)
     values ($1, $2, $1, 'Q-1', 1, $1, 'Hana Ngāpō', $3, 'NORMAL', $4, 0, '')`,
    [newId(), practice.organisationId, status, dueDate],
  );

async function sweepAt(instant: Date): Promise<void> {
  product.clock.shift(instant.getTime() - product.clock.now().getTime());
  const all: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, { strict: false, each: true });
  const sweeps = all.find(({ serviceName }) => serviceName === 'callbacks');
  const handler = product.app.get(TellCallbacksDueJob, { strict: false });
  await runInContext(contextFor({ kind: 'service', service: 'callbacks' }), async () =>
    sweeps?.run(tellCallbacksDue, (turn) => handler.handle(turn)),
  );
}

const news = async (role: 'SALES_MANAGER' | 'USER') =>
  (await product.call(listNotifications, {}, practice.as(role))).items;
const told = () =>
  product.sql(
    `select payload->'data' as data from callbacks.outbox where organisation_id = $1 and destination = $2`,
    [practice.organisationId, CallbacksDue.subject],
  );

it('tells those who make calls at eight in the morning of the practice, once', async () => {
  for (const due of [tomorrow, tomorrow, addDays(tomorrow, -3), addDays(tomorrow, 1)]) await callback(due);
  for (const closed of ['completed', 'cancelled']) await callback(tomorrow, closed);
  await callback(tomorrow, 'attempted');
  await sweepAt(new Date(localTimeOn(tomorrow, '08:00', AUCKLAND).getTime() - 60_000));
  expect(await told()).toEqual([]);
  await sweepAt(localTimeOn(tomorrow, '08:00', AUCKLAND));
  await sweepAt(localTimeOn(tomorrow, '08:01', AUCKLAND));
  expect(await told()).toEqual([{ data: { day: tomorrow, dueToday: 3, overdue: 1 } }]);
  await product.eventually(async () =>
    expect(await news('SALES_MANAGER')).toEqual([
      expect.objectContaining({
        ...{ topic: 'CALLBACKS_DUE', type: 'INFO', priority: 'NORMAL' },
        ...{ source: { type: 'CALLBACK', id: null }, quoteId: null },
        action: { label: 'VIEW_CALLBACKS', path: '/callbacks' },
        message: '3 callbacks are due today and 1 is overdue.',
      }),
    ]),
  );
  // Reads quotes, but makes no calls.
  expect(await news('USER')).toEqual([]);
});

it('says nothing on a day without calls', async () => {
  await callback(addDays(tomorrow, -1));
  await sweepAt(new Date(localTimeOn(tomorrow, '07:00', AUCKLAND)));
  await sweepAt(localTimeOn(tomorrow, '08:00', AUCKLAND));
  expect(await told()).toEqual([]);
});
