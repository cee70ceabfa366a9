import {
  addChecklistItem,
  assignCallback,
  assignLead,
  createCallback,
  createLead,
  LeadAssigned,
  listNotifications,
  listSurgeryCases,
  takeCallback,
  type Notification,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { acceptance, answerBy, sendQuoteTo } from '../testing/practice.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const org = perTest(() => product.signUp());
let ben: UserPrincipal;
beforeEach(async () => {
  ben = { ...org.as('SALES_MANAGER'), email: `ben.${org.organisationId}@practice.example` };
  await product.sql(
    `insert into identity."user" (id, organisation_id, role, first_name, last_name, email, password_hash, is_active, search_key, sort_name)
     values ($1, $2, $3, 'Ben', 'Tran', $4, 'none', true, '', '')`,
    [ben.userId, org.organisationId, ben.role, ben.email],
  );
});

const today = () => todayIn(product.clock.now(), 'Australia/Sydney');
const newLead = () =>
  product.call(
    createLead,
    { body: { firstName: 'Ari', lastName: 'Cole', source: 'PHONE', phone: '0412 345 678' } },
    org.admin,
  );
/** Publishes the news of an assignment that is no longer true when it arrives. */
async function sayAssigned(leadId: string, assigneeId: string): Promise<void> {
  const id = newId();
  const envelope = {
    id,
    source: '/quillcare/crm',
    type: LeadAssigned.type,
    specversion: '1.0',
    time: product.clock.now().toISOString(),
    subject: leadId,
    datacontenttype: 'application/json',
    organisationid: org.organisationId,
    actor: `user:${org.admin.userId}`,
    correlationid: id,
    causationid: null,
    traceparent: null,
    data: { leadId, assigneeId, byUserId: org.admin.userId },
  };
  await product.sql(
    `insert into crm.outbox (id, organisation_id, kind, destination, payload) values ($1, $2, 'event', $3, $4)`,
    [id, org.organisationId, LeadAssigned.subject, envelope],
  );
}
const told = async (person: UserPrincipal): Promise<Notification[]> => {
  const { items } = await product.call(listNotifications, {}, person);
  return items.filter(({ topic }) => topic.endsWith('_ASSIGNED'));
};

it('notifies only the assignee of a callback, once', async () => {
  const lead = await newLead();
  const { id, version } = await product.call(
    createCallback,
    { body: { leadId: lead.id, dueDate: addDays(today(), 2) } },
    org.admin,
  );
  const body = { version, assigneeId: ben.userId };
  await product.call(assignCallback, { params: { id }, body }, org.admin);
  await product.eventually(async () => {
    const [news, ...more] = await told(ben);
    expect(news).toMatchObject({ topic: 'CALLBACK_ASSIGNED', source: { type: 'CALLBACK', id } });
    expect(news?.message).toMatch(/asked you to call Ari Cole by /);
    expect(more).toEqual([]);
  });
  expect(await told(org.admin)).toEqual([]);
});

it('notifies the assignee of a lead and of a checklist item', async () => {
  const lead = await newLead();
  const body = { version: lead.version, ownerId: ben.userId };
  await product.call(assignLead, { params: { id: lead.id }, body }, org.admin);
  const { quote, link } = await sendQuoteTo(product, org, 'hana@patients.example');
  await answerBy(product, link, acceptance);
  const { items } = await product.call(listSurgeryCases, { query: { quoteId: quote.id } }, org.admin);
  const params = { id: items[0]?.id ?? '' };
  const item = { title: 'Order implants', ownerId: ben.userId };
  await product.call(addChecklistItem, { params, body: item }, org.admin);
  await product.eventually(async () => {
    const news = await told(ben);
    expect(news.map(({ topic }) => topic).sort()).toEqual(['CHECKLIST_ASSIGNED', 'LEAD_ASSIGNED']);
    expect(news.find(({ topic }) => topic === 'CHECKLIST_ASSIGNED')?.message).toContain(
      `“Order implants” for case ${quote.quoteNumber}`,
    );
  });
});

it('does not notify a former owner of a lead that was reassigned before the news arrived', async () => {
  const [reassigned, kept] = [await newLead(), await newLead()];
  await sayAssigned(reassigned.id, ben.userId);
  const body = { version: kept.version, ownerId: ben.userId };
  await product.call(assignLead, { params: { id: kept.id }, body }, org.admin);
  // A practice's events are handled in order, so once the second is notified the first has been handled.
  await product.eventually(async () =>
    expect((await told(ben)).map(({ source }) => source?.id)).toEqual([kept.id]),
  );
});

it('does not notify users who take a callback themselves', async () => {
  const lead = await newLead();
  const created = { body: { leadId: lead.id, dueDate: today() } };
  const mine = await product.call(createCallback, created, org.admin);
  await product.call(takeCallback, { params: { id: mine.id } }, ben);
  const given = await product.call(createCallback, created, org.admin);
  const body = { version: given.version, assigneeId: ben.userId };
  await product.call(assignCallback, { params: { id: given.id }, body }, org.admin);
  // A practice's events are handled in order, so once the second is notified the first has been handled.
  await product.eventually(async () =>
    expect((await told(ben)).map(({ source }) => source?.id)).toEqual([given.id]),
  );
});
