import {
  cancelSurgeryCase,
  listNotifications,
  listSurgeryCases,
  rescheduleSurgeryCase,
  scheduleSurgeryCase,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { testProduct } from '@quillcare/testing';
import { acceptance, answerBy, sendQuoteTo } from '../testing/practice.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });

it('notifies users who may read quotes once each when a surgery is scheduled, moved and cancelled', async () => {
  const org = await product.signUp();
  const { quote, link } = await sendQuoteTo(product, org, 'hana@patients.example');
  await answerBy(product, link, acceptance);
  const { items } = await product.call(listSurgeryCases, { query: { quoteId: quote.id } }, org.admin);
  const params = { id: items[0]?.id ?? '' };
  const on = (days: number) => `${addDays(todayIn(new Date(), 'Australia/Sydney'), days)}T09:00`;
  const scheduled = await product.call(
    scheduleSurgeryCase,
    {
      params,
      body: { version: items[0]?.version ?? 0, startsAt: on(5), durationMinutes: 60, allowDayOff: true },
    },
    org.admin,
  );
  const moved = await product.call(
    rescheduleSurgeryCase,
    {
      params,
      body: { version: scheduled.version, startsAt: on(6), reason: 'No theatre', allowDayOff: true },
    },
    org.admin,
  );
  const reason = 'The patient is ill';
  await product.call(cancelSurgeryCase, { params, body: { version: moved.version, reason } }, org.admin);
  await product.eventually(async () => {
    const centre = await product.call(listNotifications, {}, org.as('USER'));
    const ofCase = centre.items.filter(({ topic }) => topic.startsWith('CASE_'));
    expect(ofCase.map(({ topic }) => topic).sort()).toEqual([
      'CASE_CANCELLED',
      'CASE_MOVED',
      'CASE_SCHEDULED',
    ]);
    for (const { message, action } of ofCase) {
      expect(message).toContain(quote.quoteNumber);
      expect(action).toEqual({ label: 'VIEW_CASE', path: `/surgery-cases/${params.id}` });
    }
  });
  // For the person who made the changes they are already read.
  const own = await product.call(listNotifications, {}, org.admin);
  const read = own.items.filter(({ topic }) => topic.startsWith('CASE_')).map(({ isRead }) => isRead);
  expect(read).toEqual([true, true, true]);
});
