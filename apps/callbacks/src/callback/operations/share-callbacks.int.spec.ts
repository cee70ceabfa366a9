import {
  assignCallback,
  attemptCallback,
  cancelCallback,
  completeCallback,
  createCallback,
  createLead,
  getCallback,
  listCallbackDays,
  listCallbacks,
  reopenCallback,
  takeCallback,
  type Callback,
  type RequestOf,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { addColleague, addQuote, auditOf, openPractice, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));
let today: string;
beforeEach(async () => {
  today = todayIn(product.clock.now(), 'Australia/Sydney');
});

type Body = NonNullable<RequestOf<typeof createCallback>['body']>;
const create = (body: Partial<Body> = {}) =>
  product.call(
    createCallback,
    { body: { clientId: scene.clientId, dueDate: today, ...body } },
    scene.practice.admin,
  );
const read = ({ id }: Pick<Callback, 'id'>) =>
  product.call(getCallback, { params: { id } }, scene.practice.admin);
const take = ({ id }: Callback, by = scene.practice.admin) =>
  product.call(takeCallback, { params: { id } }, by);
const ids = async (query: RequestOf<typeof listCallbacks>['query']) =>
  (await product.call(listCallbacks, { query }, scene.practice.admin)).items.map(({ id }) => id);

const colleague = (role: string) => addColleague(scene, role);

describe('team queue', () => {
  it('assigns a callback to exactly one of four people who take it at the same time', async () => {
    const created = await create();
    const people = [1, 2, 3, 4].map(() => scene.practice.as('SALES_MANAGER'));
    const results = await Promise.allSettled(people.map((person) => take(created, person)));
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 3 }, () => 'CALLBACK_TAKEN'),
    );
    const winner = people[results.findIndex(({ status }) => status === 'fulfilled')];
    expect(await read(created)).toMatchObject({ assigneeId: winner?.userId, version: 2 });
  });

  it('requires the version the caller has seen to take a callback', async () => {
    const created = await create();
    const taking = (version: number, by = scene.practice.admin) =>
      product.call(takeCallback, { params: { id: created.id }, body: { version } }, by);
    await expect(taking(created.version + 1)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await taking(created.version);
    const late = taking(created.version, scene.practice.as('SALES_MANAGER'));
    await expect(late).rejects.toMatchObject({ code: 'CALLBACK_TAKEN' });
  });

  it("filters by assignee, and a callback given back leaves the assignee's list", async () => {
    const [mine, teams] = [await create(), await create()];
    const taken = await take(mine);
    expect(await ids({ assignee: 'me' })).toEqual([mine.id]);
    expect(await ids({ assignee: 'none' })).toEqual([teams.id]);
    expect(await ids({ assignedTo: scene.practice.admin.userId })).toEqual([mine.id]);
    // Taking your own callback again changes nothing.
    expect(await take(mine)).toMatchObject({ version: taken.version });
    const body = { version: taken.version, assigneeId: null };
    await product.call(assignCallback, { params: { id: mine.id }, body }, scene.practice.admin);
    expect(await ids({ assignee: 'me' })).toEqual([]);
  });

  it('assigns callbacks only to colleagues who may make calls', async () => {
    const created = await create();
    const assign = (assigneeId: string) =>
      product.call(
        assignCallback,
        { params: { id: created.id }, body: { version: 1, assigneeId } },
        scene.practice.admin,
      );
    for (const stranger of [newId(), await colleague('USER')])
      await expect(assign(stranger)).rejects.toMatchObject({ errors: [{ path: 'assigneeId' }] });
    const ben = await colleague('SALES_MANAGER');
    expect(await assign(ben)).toMatchObject({ assigneeId: ben, assigneeName: 'Ben Colleague' });
  });
});

describe('lead coordinator', () => {
  it('sees and handles callbacks about leads and clients but none about quotes', async () => {
    const { admin } = scene.practice;
    const coordinator = scene.practice.as('LEAD_COORDINATOR');
    const lead = await product.call(
      createLead,
      { body: { firstName: 'Hemi', phone: '0412 345 678' } },
      coordinator,
    );
    const quote = await addQuote(scene);
    const ofQuote = await product.call(
      createCallback,
      { body: { quoteId: quote.id, dueDate: today } },
      admin,
    );
    const ofClient = await create();
    const theirs = await colleague('LEAD_COORDINATOR');
    const body = { leadId: lead.id, dueDate: today, assigneeId: theirs };
    const ofLead = await product.call(createCallback, { body }, coordinator);
    expect(ofLead).toMatchObject({ subject: 'LEAD', assigneeId: theirs });

    const page = await product.call(listCallbacks, { query: { limit: 1 } }, coordinator);
    expect(page.total).toBe(2);
    const second = await product.call(
      listCallbacks,
      { query: { limit: 1, cursor: page.nextCursor! } },
      coordinator,
    );
    expect([...page.items, ...second.items].map(({ id }) => id).sort()).toEqual(
      [ofClient.id, ofLead.id].sort(),
    );
    expect(second.nextCursor).toBeNull();
    const asked = await product.call(listCallbacks, { query: { quoteId: quote.id } }, coordinator);
    expect(asked.items).toEqual([]);
    expect((await product.call(listCallbacks, { query: { subject: ['QUOTE'] } }, coordinator)).total).toBe(0);
    const days = await product.call(listCallbackDays, { query: { from: today, to: today } }, coordinator);
    expect(days.items.map(({ id }) => id).sort()).toEqual([ofClient.id, ofLead.id].sort());

    const done = { params: { id: ofLead.id }, body: { version: 1, outcome: 'SPOKE' } } as const;
    expect(await product.call(completeCallback, done, coordinator)).toMatchObject({ status: 'completed' });
    const params = { id: ofQuote.id };
    const hidden = { code: 'NOT_FOUND' };
    const attempts = [
      product.call(getCallback, { params }, coordinator),
      product.call(takeCallback, { params }, coordinator),
      // NOT_FOUND for any version: a conflict would reveal that the callback exists.
      product.call(attemptCallback, { params, body: { version: 7 } }, coordinator),
      product.call(completeCallback, { params, body: { version: 1 } }, coordinator),
      product.call(cancelCallback, { params, body: { version: 1, reason: 'No' } }, coordinator),
      product.call(reopenCallback, { params, body: { version: 1 } }, coordinator),
      product.call(assignCallback, { params, body: { version: 1, assigneeId: theirs } }, coordinator),
    ];
    for (const answer of await Promise.allSettled(attempts))
      expect(answer).toMatchObject({ status: 'rejected', reason: hidden });
    const promise = product.call(
      createCallback,
      { body: { quoteId: quote.id, dueDate: today } },
      coordinator,
    );
    await expect(promise).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/) });
    // A user who cannot see callbacks about quotes cannot be assigned one either.
    const given = product.call(assignCallback, { params, body: { version: 1, assigneeId: theirs } }, admin);
    await expect(given).rejects.toMatchObject({ errors: [{ path: 'assigneeId' }] });
  });

  it('shows callbacks to read-only users but rejects their changes', async () => {
    const user = scene.practice.as('USER');
    const { id } = await create();
    expect(await product.call(getCallback, { params: { id } }, user)).toMatchObject({ subject: 'CLIENT' });
    const attempt = product.call(takeCallback, { params: { id } }, user);
    await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('outcome of a call', () => {
  it('is kept and can postpone the callback to another day', async () => {
    const { id } = await create();
    const body = {
      version: 1,
      outcome: 'MESSAGE_LEFT' as const,
      notes: 'With her mother',
      nextDueDate: addDays(today, 2),
    };
    const tried = await product.call(attemptCallback, { params: { id }, body }, scene.practice.admin);
    expect(tried).toMatchObject({
      status: 'attempted',
      attemptCount: 1,
      lastOutcome: 'MESSAGE_LEFT',
      notes: 'With her mother',
      dueDate: addDays(today, 2),
    });
    const past = { ...body, version: 2, nextDueDate: addDays(today, -1) };
    await expect(
      product.call(attemptCallback, { params: { id }, body: past }, scene.practice.admin),
    ).rejects.toMatchObject({ errors: [{ path: 'nextDueDate' }] });
    const done = { version: 2, outcome: 'SPOKE' as const };
    expect(
      await product.call(completeCallback, { params: { id }, body: done }, scene.practice.admin),
    ).toMatchObject({ status: 'completed', lastOutcome: 'SPOKE', attemptCount: 1 });
    const calls = await product.sql<{ outcome: string; result: string }>(
      'select outcome, result from callbacks.call where callback_id = $1 order by called_at, id',
      [id],
    );
    expect(calls).toEqual([
      { outcome: 'ATTEMPTED', result: 'MESSAGE_LEFT' },
      { outcome: 'MADE', result: 'SPOKE' },
    ]);
  });
});

describe('callback cancelled by staff', () => {
  const cancel = ({ id }: Callback, version = 1) =>
    product.call(
      cancelCallback,
      { params: { id }, body: { version, reason: 'She came in' } },
      scene.practice.admin,
    );
  const reopen = ({ id }: Callback, version: number) =>
    product.call(reopenCallback, { params: { id }, body: { version } }, scene.practice.admin);

  it('ends with the reason, which is audited, and reopens in its previous state', async () => {
    const created = await create({ priority: 'HIGH' });
    expect(await cancel(created)).toMatchObject({ status: 'cancelled', cancelReason: 'She came in' });
    expect((await auditOf(scene, created.id))[1]).toMatchObject({ action: 'UPDATE', reason: 'She came in' });
    await expect(cancel(created, 2)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    await expect(take(created)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await reopen(created, 2)).toMatchObject({
      status: 'pending',
      priority: 'HIGH',
      cancelReason: null,
      version: 3,
    });
    await expect(reopen(created, 3)).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('is refused at a stale version and to another practice', async () => {
    const created = await create();
    await expect(cancel(created, 7)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const { admin } = await product.signUp();
    await expect(
      product.call(cancelCallback, { params: { id: created.id }, body: { version: 1, reason: 'x' } }, admin),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('callback list', () => {
  it('sorts by priority, then by due date, with closed callbacks last', async () => {
    const low = await create({ priority: 'LOW' });
    const later = await create({ dueDate: addDays(today, 3) });
    const sooner = await create({ dueDate: addDays(today, 1) });
    const high = await create({ priority: 'HIGH', dueDate: addDays(today, 9) });
    const done = await create({ priority: 'HIGH' });
    await product.call(
      completeCallback,
      { params: { id: done.id }, body: { version: 1 } },
      scene.practice.admin,
    );
    expect(await ids({})).toEqual([high, sooner, later, low, done].map(({ id }) => id));
    expect(await ids({ sort: 'dueDate', status: 'pending' })).toEqual(
      [low, sooner, later, high].map(({ id }) => id),
    );
    const first = await product.call(listCallbacks, { query: { limit: 2 } }, scene.practice.admin);
    expect(await ids({ limit: 2, cursor: first.nextCursor! })).toEqual([later.id, low.id]);
  });

  it("filters by overdue in the practice's time zone and by subject", async () => {
    const [late, due] = [await create(), await create({ dueDate: addDays(today, 1) })];
    await product.sql('update callbacks.callback set due_date = $2 where id = $1', [
      late.id,
      addDays(today, -1),
    ]);
    expect(await ids({ overdue: 'true' })).toEqual([late.id]);
    expect(await ids({ overdue: 'false' })).toEqual([due.id]);
    expect(await ids({ subject: 'LEAD,QUOTE' })).toEqual([]);
    expect(await ids({ subject: 'CLIENT', clientId: scene.clientId })).toHaveLength(2);
  });

  it('returns callbacks by day for a calendar', async () => {
    const created = await create({ dueDate: addDays(today, 2) });
    await create({ dueDate: addDays(today, 40) });
    const days = (query: RequestOf<typeof listCallbackDays>['query']) =>
      product.call(listCallbackDays, { query }, scene.practice.admin);
    expect(await days({ from: today, to: addDays(today, 10) })).toEqual({
      items: [
        {
          id: created.id,
          dueDate: addDays(today, 2),
          clientName: 'Hana Te Ariki Ngāpō',
          status: 'pending',
          priority: 'NORMAL',
          assigneeName: null,
        },
      ],
      isCut: false,
    });
    expect((await days({ from: today, to: addDays(today, 10), assignee: 'me' })).items).toEqual([]);
    await expect(days({ from: today, to: addDays(today, 42) })).rejects.toMatchObject({
      errors: [{ path: 'query.to' }],
    });
  });
});
