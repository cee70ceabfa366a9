import {
  CallbackAssigned,
  getCallbackSettings,
  listCallbacks,
  QuoteRejected,
  updateCallbackSettings,
  type RequestOf,
} from '@quillcare/contracts';
import { businessDaysAfter } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import {
  addColleague,
  addQuote,
  callbacksOf,
  factsOf,
  openPractice,
  publishEvent,
  SENT_ON,
  startCallbacks,
  tellSent,
} from '../callback/callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product, 'NZ'));

type Changes = NonNullable<RequestOf<typeof updateCallbackSettings>['body']>;
const change = (body: Changes, by = scene.practice.admin) =>
  product.call(updateCallbackSettings, { body }, by);

async function sentCallback() {
  const quote = await addQuote(scene);
  await tellSent(scene, quote);
  return (await callbacksOf(scene, quote))[0];
}

it('returns the default callback settings and lets only administrators change them', async () => {
  const settings = await product.call(getCallbackSettings, {}, scene.practice.as('USER'));
  expect(settings).toMatchObject({
    version: 0,
    enabled: true,
    autoCreate: true,
    dueInDays: 7,
    countsBusinessDays: false,
    skipsHolidays: true,
    holidayRegion: null,
    assignment: 'NOBODY',
    highAfterDays: 3,
  });
  expect(await change({ version: 0, dueInDays: 3, holidayRegion: 'hawkes bay' })).toMatchObject({
    version: 1,
    dueInDays: 3,
    holidayRegion: "Hawke's Bay",
    countsBusinessDays: false,
  });
  await expect(change({ version: 0, dueInDays: 4 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(
    change({ version: 1, dueInDays: 4 }, scene.practice.as('SALES_MANAGER')),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('rejects a region of another country, an unknown assignee and a rotation without people', async () => {
  const refused = (body: Omit<Changes, 'version'>, path: string) =>
    expect(change({ version: 0, ...body })).rejects.toMatchObject({ errors: [{ path }] });
  await refused({ holidayRegion: 'NSW' }, 'holidayRegion');
  await refused({ assignment: 'IN_TURN' }, 'assigneeIds');
  await refused({ assignment: 'IN_TURN', assigneeIds: [newId()] }, 'assigneeIds.0');
});

it("counts business days, skips the region's holidays and assigns the quote's author", async () => {
  await change({
    version: 0,
    dueInDays: 20,
    countsBusinessDays: true,
    holidayRegion: 'West Coast',
    assignment: 'AUTHOR',
  });
  const dueDate = businessDaysAfter(SENT_ON, 20, { country: 'NZ', region: 'West Coast' });
  // 1 December 2026 is a Tuesday: the West Coast observes its holiday on the Monday before.
  expect(dueDate).toBe(businessDaysAfter(SENT_ON, 21, null));
  const { userId: assigneeId, name: assigneeName } = scene.practice.admin;
  expect(await sentCallback()).toMatchObject({ dueDate, assigneeId, assigneeName });
});

it('assigns callbacks to the chosen colleagues in turn', async () => {
  const ben = newId();
  await product.sql(
    `insert into identity."user" (id, organisation_id, email, first_name, last_name, role, is_active, password_hash, search_key, sort_name)
     select $1, organisation_id, $2, 'Ben', 'Colleague', 'SALES_MANAGER', true, password_hash, $2, $2
       from identity."user" where id = $3`,
    [ben, `${ben}@practice.example`, scene.practice.admin.userId],
  );
  await change({ version: 0, assignment: 'IN_TURN', assigneeIds: [scene.practice.admin.userId, ben] });
  for (let at = 0; at < 4; at += 1) await sentCallback();
  const { items } = await product.call(listCallbacks, {}, scene.practice.admin);
  const countOf = (id: string) => items.filter(({ assigneeId }) => assigneeId === id).length;
  expect([countOf(scene.practice.admin.userId), countOf(ben)]).toEqual([2, 2]);
});

it('does not ask anyone to make a call whose quote ended before the call was created', async () => {
  const ben = await addColleague(scene, 'SALES_MANAGER');
  await change({ version: 0, assignment: 'IN_TURN', assigneeIds: [ben] });
  const quote = await addQuote(scene);
  await publishEvent(scene, QuoteRejected, factsOf(quote));
  await tellSent(scene, quote);
  expect(await callbacksOf(scene, quote)).toMatchObject([{ status: 'cancelled', assigneeId: null }]);
  const asked = `select 1 from callbacks.outbox where organisation_id = $1 and destination = $2`;
  expect(await product.sql(asked, [scene.practice.organisationId, CallbackAssigned.subject])).toEqual([]);
});

it('creates no callback once the practice turns callbacks off', async () => {
  await change({ version: 0, enabled: false });
  expect(await sentCallback()).toBeUndefined();
});
