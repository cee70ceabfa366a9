import {
  assignLead,
  changeLeadStatus,
  createLead,
  createSurgery,
  getLead,
  getLeadBoard,
  getLeadSettings,
  listLeadContacts,
  listLeads,
  logLeadContact,
  updateLead,
  updateLeadSettings,
  updateProfile,
  updateSurgery,
  updateUser,
  type LeadDetail,
  type RequestOf,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createLead>['body']>;
const add = (body: Partial<Body> = {}) =>
  product.call(createLead, { body: { firstName: 'Aroha', phone: '0412 345 678', ...body } }, practice.admin);
const read = ({ id }: { id: string }) => product.call(getLead, { params: { id } }, practice.admin);
const names = async (query: NonNullable<RequestOf<typeof listLeads>['query']>) =>
  (await product.call(listLeads, { query }, practice.admin)).items.map(({ firstName }) => firstName);

async function colleague(firstName: string): Promise<string> {
  const id = newId();
  await product.sql(
    `insert into identity."user" (id, organisation_id, email, first_name, last_name, role, is_active, password_hash, search_key, sort_name)
     select $1, organisation_id, $2, $3, 'Colleague', 'LEAD_COORDINATOR', true, password_hash, $2, $2
       from identity."user" where id = $4`,
    [id, `${id}@practice.example`, firstName, practice.admin.userId],
  );
  return id;
}

describe('lead settings', () => {
  it('start with default reasons, and can be changed by administrators only', async () => {
    const settings = await product.call(getLeadSettings, {}, practice.as('LEAD_COORDINATOR'));
    expect(settings).toMatchObject({ version: 0, assignment: 'NOBODY', firstContactHours: 24 });
    expect(settings.lostReasons).toContain('Chose another practice');
    const body = { version: 0 as const, lostReasons: ['Moved away'], firstContactHours: 4 };
    const changed = await product.call(updateLeadSettings, { body }, practice.admin);
    expect(changed).toMatchObject({ version: 1, lostReasons: ['Moved away'], firstContactHours: 4 });
    await expect(product.call(updateLeadSettings, { body }, practice.admin)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const double = { version: 1, lostReasons: ['Too far', 'too far'] };
    await expect(product.call(updateLeadSettings, { body: double }, practice.admin)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('do not change the reason of leads that are lost already', async () => {
    const { id } = await add();
    const lost = { version: 1, status: 'LOST', reason: 'Too expensive', note: 'Asked for half' } as const;
    await product.call(changeLeadStatus, { params: { id }, body: lost }, practice.admin);
    const body = { version: 0 as const, lostReasons: ['Moved away'] };
    await product.call(updateLeadSettings, { body }, practice.admin);
    expect(await read({ id })).toMatchObject({ lostReason: 'Too expensive', lostNote: 'Asked for half' });
  });
});

describe('assignment of new leads', () => {
  const takeTurns = (assigneeIds: string[]) =>
    product.call(
      updateLeadSettings,
      { body: { version: 0, assignment: 'IN_TURN', assigneeIds } },
      practice.admin,
    );

  it('leaves them unassigned unless colleagues take turns', async () => {
    expect(await add()).toMatchObject({ ownerId: null });
  });

  it('distributes them evenly in turn, even when they arrive concurrently', async () => {
    const people = [practice.admin.userId, await colleague('Ben'), await colleague('Cleo')];
    await takeTurns(people);
    const added: LeadDetail[] = await Promise.all(Array.from({ length: 12 }, () => add()));
    const counts = people.map((id) => added.filter(({ ownerId }) => ownerId === id).length);
    expect(counts).toEqual([4, 4, 4]);
    expect(added.every(({ ownerName }) => ownerName)).toBe(true);
  });

  it('skips colleagues who have left', async () => {
    const [ben, cleo] = [await colleague('Ben'), await colleague('Cleo')];
    await takeTurns([ben, cleo]);
    await product.sql('update identity."user" set is_active = false where id = $1', [ben]);
    const owners = [await add(), await add(), await add()].map(({ ownerId }) => ownerId);
    expect(owners).toEqual([cleo, cleo, cleo]);
    await product.sql('update identity."user" set is_active = false where id = $1', [cleo]);
    expect(await add()).toMatchObject({ ownerId: null });
  });

  it('rejects people of another practice, and an empty rotation', async () => {
    const stranger = (await product.signUp()).admin.userId;
    await expect(takeTurns([stranger])).rejects.toMatchObject({
      errors: [expect.objectContaining({ path: 'assigneeIds.0' })],
    });
    await expect(takeTurns([])).rejects.toMatchObject({
      errors: [expect.objectContaining({ path: 'assigneeIds' })],
    });
  });
});

describe('a contact attempt', () => {
  const log = (lead: { id: string; version: number }, outcome: 'REACHED' | 'NO_ANSWER', note?: string) =>
    product.call(
      logLeadContact,
      { params: { id: lead.id }, body: { version: lead.version, channel: 'PHONE', outcome, note } },
      practice.admin,
    );

  it('is recorded, and the first successful one sets the time of first contact', async () => {
    const lead = await add();
    const missed = await log(lead, 'NO_ANSWER');
    expect(missed).toMatchObject({ status: 'NEW', firstContactedAt: null, contactAttempts: 1 });
    expect(await names({ awaitsContact: 'true' })).toEqual(['Aroha']);
    const reached = await log(missed, 'REACHED', 'Wants a date in March');
    expect(reached).toMatchObject({
      status: 'CONTACTED',
      firstContactedAt: expect.any(String),
      contactAttempts: 2,
    });
    expect(await names({ awaitsContact: 'true' })).toEqual([]);
    expect(await names({ awaitsContact: 'false' })).toEqual(['Aroha']);
    const { items } = await product.call(listLeadContacts, { params: { id: lead.id } }, practice.admin);
    expect(items.map(({ outcome, note, byName }) => [outcome, note, byName])).toEqual([
      ['REACHED', 'Wants a date in March', practice.admin.name],
      ['NO_ANSWER', null, practice.admin.name],
    ]);
  });

  it('is rejected for a stale version, and records nothing', async () => {
    const lead = await add();
    await log(lead, 'NO_ANSWER');
    await expect(log(lead, 'REACHED')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const { items } = await product.call(listLeadContacts, { params: { id: lead.id } }, practice.admin);
    expect(items).toHaveLength(1);
  });
});

it('filters leads by owner "me" and "none" in the list and on the board', async () => {
  const mine = await add({ firstName: 'Wiremu' });
  await add({ firstName: 'Grace' });
  const body = { version: 1, ownerId: practice.admin.userId };
  await product.call(assignLead, { params: { id: mine.id }, body }, practice.admin);
  expect([await names({ owner: 'me' }), await names({ owner: 'none' })]).toEqual([['Wiremu'], ['Grace']]);
  const board = async (query: NonNullable<RequestOf<typeof getLeadBoard>['query']>) =>
    (await product.call(getLeadBoard, { query }, practice.admin)).columns[0]?.cards.map(
      ({ firstName }) => firstName,
    );
  expect(await board({ owner: 'me' })).toEqual(['Wiremu']);
  expect(await board({ owner: 'none' })).toEqual(['Grace']);
  expect(await board({ awaitsContact: 'true' })).toEqual(['Wiremu', 'Grace']);
});

it('updates the owner’s name on leads when it changes, and shows that the owner has left', async () => {
  const lead = await add();
  const body = { version: 1, ownerId: practice.admin.userId };
  await product.call(assignLead, { params: { id: lead.id }, body }, practice.admin);
  const profile = { firstName: 'Renamed', lastName: 'Person' };
  await product.call(updateProfile, { body: { version: 1, ...profile } }, practice.admin);
  await product.eventually(async () =>
    expect(await read(lead)).toMatchObject({ ownerName: 'Renamed Person', ownerIsActive: true, version: 2 }),
  );
  const id = await colleague('Ben');
  const { version } = await product.call(
    assignLead,
    { params: { id: lead.id }, body: { version: 2, ownerId: id } },
    practice.admin,
  );
  await product.call(updateUser, { params: { id }, body: { version: 1, isActive: false } }, practice.admin);
  await product.eventually(async () =>
    expect(await read(lead)).toMatchObject({ ownerName: 'Ben Colleague', ownerIsActive: false, version }),
  );
});

describe('records that a lead refers to', () => {
  const septoplasty = () =>
    product.call(createSurgery, { body: { name: 'Septoplasty', baseFeeMinor: 530_000 } }, practice.admin);

  it('are stored beside the typed text, and follow renames', async () => {
    const surgery = await septoplasty();
    const lead = await add({ interestedIn: 'a straight nose', surgeryId: surgery.id });
    expect(lead).toMatchObject({ interestedIn: 'a straight nose', surgeryName: 'Septoplasty' });
    const body = { version: 1, name: 'Septoplasty, endoscopic' };
    await product.call(updateSurgery, { params: { id: surgery.id }, body }, practice.admin);
    await product.eventually(async () =>
      expect(await read(lead)).toMatchObject({ surgeryName: 'Septoplasty, endoscopic' }),
    );
    const changed = await product.call(
      updateLead,
      { params: { id: lead.id }, body: { version: 1, surgeryId: null } },
      practice.admin,
    );
    expect(changed).toMatchObject({ surgeryId: null, surgeryName: null, interestedIn: 'a straight nose' });
  });

  it('must belong to the same practice', async () => {
    const other = await product.signUp();
    const foreign = await product.call(
      createSurgery,
      { body: { name: 'Septoplasty', baseFeeMinor: 530_000 } },
      other.admin,
    );
    for (const surgeryId of [foreign.id, newId()])
      await expect(add({ surgeryId })).rejects.toMatchObject({
        errors: [{ path: 'surgeryId', message: 'Please choose an active surgery' }],
      });
  });
});
