import { createHash } from 'node:crypto';
import {
  changeOrganisation,
  createLeadKey,
  listSurgeryCases,
  renewCalendarFeed,
  resolveLeadKey,
  type UserPrincipal,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { ReminderSettler } from '../../../quote/patient-reminder/operations/reminder-settler';
import { letBeDue, remind } from '../../../quote/patient-reminder/reminders.suite';
import {
  openPractice,
  patientBy,
  sentQuote,
  untilMailed,
} from '../../../quote/quote/operations/quote-scene.suite';
import { respondIn, signed } from './answers.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'], gateway: true });
const scene = perTest(() => openPractice(product));
const respond = respondIn(() => product);
let superAdmin: UserPrincipal;
beforeAll(async () => {
  const platform = (await product.signUp()).admin;
  superAdmin = { ...platform, role: 'SUPER_ADMIN', confirmedAt: new Date().toISOString() };
});

async function setActive(isActive: boolean): Promise<void> {
  const { organisationId: id } = scene.org;
  const [row] = await product.sql<{ version: number }>(
    'select version from identity.organisation where id = $1',
    [id],
  );
  const body = { version: row?.version ?? 0, isActive, reason: 'Asked for by the practice' };
  await product.call(changeOrganisation, { params: { id }, body }, superAdmin);
}

/** What quoting, which learns of a change through an event, knows of the practice when it reminds patients. */
async function isKnownAsActive(): Promise<boolean> {
  const facts = product.app.get(ReminderSettler, { strict: false })['organisations'];
  const asService = contextFor({ kind: 'service', service: 'quoting' });
  return (await runInContext(asService, () => facts.get(scene.org.organisationId))).isActive;
}

const sentReminders = () =>
  product.sql('select 1 from quoting.patient_reminder where organisation_id = $1 and state = $2', [
    scene.org.organisationId,
    'SENT',
  ]);

it('lets patients accept a quote sent before their practice was deactivated', async () => {
  const { quote, token } = await sentQuote(scene);
  const patient = await patientBy(scene, token);
  await setActive(false);
  await respond(token, signed(quote), await patientBy(scene, token));
  expect(patient.quoteId).toBe(quote.id);
  const receipts = () =>
    product.sql(
      `select 1 from notifications.mailbox_message where recipient = 'siobhan@example.com'
      and organisation_id = $1 and subject ilike '%accept%'`,
      [scene.org.organisationId],
    );
  await product.eventually(async () => expect(await receipts()).not.toEqual([]));
  await setActive(true);
  const cases = await product.call(listSurgeryCases, { query: {} }, scene.org.admin);
  expect(cases.items).toMatchObject([{ quoteNumber: quote.quoteNumber }]);
});

it('pauses patient reminders while the practice is deactivated and sends them afterwards', async () => {
  const { quote } = await sentQuote(scene);
  // The report of its delivery postpones a reminder too.
  await untilMailed(scene, quote);
  await setActive(false);
  await product.eventually(async () => expect(await isKnownAsActive()).toBe(false));
  await letBeDue(product, quote.id);
  await remind(product);
  const [row] = await product.sql<{ isTomorrow: boolean }>(
    `select due_at between now() + interval '23 hours' and now() + interval '25 hours' as "isTomorrow"
       from quoting.patient_reminder where quote_id = $1 and kind = 'SILENCE'`,
    [quote.id],
  );
  expect(row?.isTomorrow).toBe(true);
  expect(await sentReminders()).toEqual([]);
  await setActive(true);
  await product.eventually(async () => {
    // Repeated, because quoting may learn of it a moment later, and then postpones the reminder again.
    await letBeDue(product, quote.id);
    await remind(product);
    expect(await sentReminders()).toHaveLength(1);
  });
});

it('suspends website keys and calendar feeds while the practice is deactivated', async () => {
  const { secret } = await product.call(createLeadKey, { body: { name: 'Website' } }, scene.org.admin);
  const hash = createHash('sha256').update(secret, 'utf8').digest('hex');
  const feed = await product.call(renewCalendarFeed, { params: { id: scene.doctorId } }, scene.org.admin);
  const resolve = () => product.callInternal(resolveLeadKey, { body: { hash } });
  const read = async () => (await fetch(`${product.url}/api${feed.path}`)).status;
  await resolve();
  expect(await read()).toBe(200);
  await setActive(false);
  await product.eventually(() => expect(resolve()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' }));
  await product.eventually(async () => expect(await read()).toBe(404));
  await setActive(true);
  await product.eventually(resolve);
  await product.eventually(async () => expect(await read()).toBe(200));
});
