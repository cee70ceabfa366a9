import { randomUUID } from 'node:crypto';
import {
  createLead,
  createNote,
  deleteClient,
  deleteNote,
  getClientTimeline,
  getNote,
  listNoteChanges,
  listNotes,
  restoreNote,
  updateNote,
  updateProfile,
  type Note,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { at, NotesScene } from './notes.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'audit'] });
const scene = perTest(() => NotesScene.open(product));

const change = (note: Note, body: object, by = scene.practice.admin) =>
  product.call(updateNote, { params: { id: note.id }, body: { version: note.version, ...body } }, by);
const history = async (note: Note, by = scene.practice.admin) =>
  (await product.call(listNoteChanges, { params: { id: note.id } }, by)).items;

it('audits repeated reading of a medical note once per reader, with both names in support access', async () => {
  const { admin } = scene.practice;
  const note = await scene.write('Takes warfarin', { type: 'MEDICAL' });
  await scene.write('Prefers mornings');
  const readers = async () => {
    const rows = await product.sql<{ who: string; id: string; notes: string }>(
      `select payload->'data'->>'actorName' as who, payload->'data'->>'entityId' as id, payload->'data'->>'notes' as notes
         from crm.outbox where organisation_id = $1 and payload->'data'->>'action' = 'VIEW'
          and payload->'data'->>'entityType' = 'NOTE' order by seq`,
      [scene.practice.organisationId],
    );
    expect(rows.every(({ id, notes }) => id === note.id && notes === 'Medical note read')).toBe(true);
    return rows.map(({ who }) => who);
  };
  // Users who cannot see medical notes have not read any.
  await scene.texts(scene.as('USER'));
  expect(await readers()).toEqual([]);
  await scene.texts(admin);
  await product.call(getNote, { params: { id: note.id } }, admin);
  await product.call(getClientTimeline, { params: { id: scene.clientId } }, admin);
  await history(note);
  expect(await readers()).toEqual([admin.name]);
  const impersonation = {
    byUserId: randomUUID(),
    bySessionId: randomUUID(),
    byName: 'Sam Support',
    readOnly: true,
    expiresAt: new Date(product.clock.now().getTime() + 3_600_000).toISOString(),
  };
  await scene.texts({ ...admin, impersonation });
  expect(await readers()).toEqual([admin.name, `Sam Support for ${admin.name}`]);
});

describe('a note', () => {
  it('shows its author and time, and is listed newest first', async () => {
    const first = await scene.write('Prefers mornings', { type: 'PREFERENCE' }, scene.as('LEAD_COORDINATOR'));
    expect(first).toMatchObject({
      entityType: 'CLIENT_NOTE',
      entityId: scene.clientId,
      type: 'PREFERENCE',
      text: 'Prefers mornings',
      version: 1,
      editedAt: null,
      parentId: null,
      deletedAt: null,
      replies: [],
      author: { id: scene.as('LEAD_COORDINATOR').userId, name: 'Lachlan Reid' },
    });
    await scene.write('Latex allergy', { type: 'WARNING' });
    expect(await scene.texts(scene.as('USER'))).toEqual(['Latex allergy', 'Prefers mornings']);
    expect(await scene.texts(scene.as('USER'), { type: 'WARNING' })).toEqual(['Latex allergy']);
    expect(await product.call(getNote, { params: { id: first.id } }, scene.as('USER'))).toEqual(first);
  });

  it('is found by words of its text in any spelling', async () => {
    await scene.write('Whānau come along; book the large room');
    await scene.write('Prefers mornings');
    expect(await scene.texts(scene.practice.admin, { search: 'WHANAU room' })).toHaveLength(1);
    const { items } = await product.call(listNotes, { query: { search: 'mornings' } }, scene.practice.admin);
    expect(items.map(({ text }) => text)).toEqual(['Prefers mornings']);
  });

  it('is paged without gaps or duplicates while others are writing', async () => {
    for (let number = 1; number <= 7; number += 1) await scene.write(`Note ${number}`);
    const query = { entityType: 'CLIENT_NOTE', entityId: scene.clientId, limit: 3 } as const;
    const page = async (cursor?: string) =>
      product.call(listNotes, { query: { ...query, cursor } }, scene.practice.admin);
    const one = await page();
    await scene.write('Note 8');
    const two = await page(one.nextCursor ?? '');
    const three = await page(two.nextCursor ?? '');
    expect([...one.items, ...two.items, ...three.items].map(({ text }) => text)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((number) => `Note ${number}`),
    );
    expect(three.nextCursor).toBeNull();
  });

  it.each([
    ['of spaces only', { text: '  \n ' }, 'text'],
    ['of 50,000 characters', { text: 'x'.repeat(50_000) }, 'text'],
    ['with a reply to a client', { text: 'x', parentId: randomUUID() }, 'parentId'],
  ])('%s is rejected with its field named', async (_what, body, path) => {
    await expect(scene.write(body.text, body)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [expect.objectContaining({ path: expect.stringContaining(path) })],
    });
  });

  it('may have 10,000 characters, counting an emoji as one', async () => {
    const text = '🩺'.repeat(10_000);
    expect((await scene.write(text)).text).toBe(text);
  });

  it('is rejected on a record that is deleted, unknown or of another practice', async () => {
    const other = await NotesScene.open(product);
    for (const entityId of [other.clientId, randomUUID()])
      await expect(scene.write('x', { entityId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await scene.write('before');
    const query = { confirm: 'true' } as const;
    await product.call(deleteClient, { params: { id: scene.clientId }, query }, scene.practice.admin);
    await expect(scene.write('after')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await scene.texts(scene.practice.admin)).toEqual(['before']);
  });

  it('follows the permissions of leads, colleagues and the practice when written on them', async () => {
    const body = { firstName: 'Aroha', phone: '0412 345 678' };
    const { id: leadId } = await product.call(createLead, { body }, scene.as('LEAD_COORDINATOR'));
    const lead = { entityType: 'LEAD_NOTE', entityId: leadId } as const;
    await scene.write('Wants a date', lead, scene.as('LEAD_COORDINATOR'));
    expect(await scene.texts(scene.practice.admin, lead)).toEqual(['Wants a date']);
    await expect(scene.texts(scene.as('USER'), lead)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const person = { entityType: 'USER_NOTE', entityId: scene.as('USER').userId } as const;
    await scene.write('Back from leave in May', person);
    await expect(scene.write('x', person, scene.as('SALES_MANAGER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const practice = { entityType: 'ORGANISATION_NOTE', entityId: scene.practice.organisationId } as const;
    await scene.write('Closed over Easter', practice);
    expect(await scene.texts(scene.practice.admin, practice)).toEqual(['Closed over Easter']);
    const foreign = { ...practice, entityId: (await NotesScene.open(product)).practice.organisationId };
    await expect(scene.write('x', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(scene.write('x', { ...lead, type: 'WARNING' })).rejects.toMatchObject({
      errors: [{ path: 'type', message: expect.any(String) }],
    });
  });

  it('can be read but not written by users who may only read the record', async () => {
    await scene.write('Prefers mornings');
    expect(await scene.texts(scene.as('USER'))).toHaveLength(1);
    await expect(scene.write('x', {}, scene.as('USER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('an edit', () => {
  it('is possible for the author only, keeps the earlier text, and is audited without any text', async () => {
    const grace = scene.as('SALES_MANAGER');
    const note = await scene.write('Allergic to latex', {}, grace);
    await expect(change(note, { text: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const changed = await change(note, { text: 'Allergic to latex and iodine', type: 'WARNING' }, grace);
    expect(changed).toMatchObject({ version: 2, type: 'WARNING', editedAt: expect.any(String) });
    expect((await history(note)).map(({ act, type, text, by }) => [act, type, text, by?.name])).toEqual([
      ['CHANGED', 'WARNING', 'Allergic to latex and iodine', 'Grace Kim'],
      ['WRITTEN', 'GENERAL', 'Allergic to latex', 'Grace Kim'],
    ]);
    const audited = await product.sql<{ payload: object }>(
      `select payload from crm.outbox where destination like 'evt.crm.AuditRecorded%' and payload->>'subject' = $1`,
      [note.id],
    );
    expect(audited).toHaveLength(2);
    expect(JSON.stringify(audited)).not.toContain('latex');
  });

  it('is rejected for a stale version, and leaves no trace if nothing changed', async () => {
    const note = await scene.write('Prefers mornings');
    expect(await change(note, { text: 'Prefers mornings' })).toMatchObject({ version: 1, editedAt: null });
    await change(note, { text: 'Prefers afternoons' });
    await expect(change(note, { text: 'Prefers evenings' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect(await history(note)).toHaveLength(2);
  });

  it('succeeds for one of two concurrent editors', async () => {
    const note = await scene.write('Prefers mornings');
    const both = await Promise.allSettled(['a', 'b'].map((text) => change(note, { text })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await history(note)).toHaveLength(2);
  });
});

describe('deleting a note', () => {
  const remove = (note: Note, by = scene.practice.admin) =>
    product.call(deleteNote, { params: { id: note.id }, query: { version: note.version } }, by);

  it('is possible for the author and administrators, and can be undone', async () => {
    const note = await scene.write('Prefers mornings', {}, scene.as('SALES_MANAGER'));
    await expect(remove(note, scene.as('LEAD_COORDINATOR'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { version } = await remove(note);
    expect(await scene.texts(scene.practice.admin)).toEqual([]);
    const params = { id: note.id };
    await expect(product.call(getNote, { params }, scene.practice.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      product.call(restoreNote, { params, body: { version } }, scene.as('LEAD_COORDINATOR')),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await product.call(restoreNote, { params, body: { version } }, scene.practice.admin);
    expect(await scene.texts(scene.practice.admin)).toEqual(['Prefers mornings']);
    expect((await history(note)).map(({ act }) => act)).toEqual(['RESTORED', 'DELETED', 'WRITTEN']);
  });
});

it('shows the current name of a mentioned person', async () => {
  const grace = scene.as('SALES_MANAGER');
  const note = await scene.write(`Ask ${at(grace)} first`);
  const body = { firstName: 'Grace', lastName: 'Kim-Anderson' };
  await product.call(updateProfile, { body: { ...body, version: 1 } }, grace);
  await product.eventually(async () => {
    const { text } = await product.call(getNote, { params: { id: note.id } }, scene.practice.admin);
    expect(text).toBe(`Ask @[Grace Kim-Anderson](${grace.userId}) first`);
  });
});

it('creates one note for a repeated request', async () => {
  const request = { body: { entityType: 'CLIENT_NOTE' as const, entityId: scene.clientId, text: 'Once' } };
  const context = { idempotencyKey: randomUUID() };
  for (let time = 0; time < 3; time += 1)
    await product.call(createNote, request, scene.practice.admin, context);
  expect(await scene.texts(scene.practice.admin)).toEqual(['Once']);
});
