import { randomUUID } from 'node:crypto';
import {
  createLead,
  deleteNote,
  listMentionable,
  listMyMentions,
  listNotifications,
  markAllNotificationsRead,
  markMentionRead,
  markNotificationRead,
  processMentions,
  restoreNote,
  updateNote,
  type Note,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { at, NotesScene } from '../../note/operations/notes.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const scene = perTest(() => NotesScene.open(product));
let grace: UserPrincipal;
beforeEach(async () => {
  grace = scene.as('SALES_MANAGER');
});

const mine = (by: UserPrincipal, userId?: string) => product.call(listMyMentions, { query: { userId } }, by);
const excerpts = async (by: UserPrincipal) =>
  (await mine(by)).notifications.map((mention) => mention.note_excerpt);
const notified = (by: UserPrincipal) => product.call(listNotifications, { query: {} }, by);
const read = (id: string, by: UserPrincipal) => product.call(markMentionRead, { body: { id } }, by);
const change = (note: Note, body: object) =>
  product.call(
    updateNote,
    { params: { id: note.id }, body: { version: note.version, ...body } },
    scene.practice.admin,
  );
const only = async (by: UserPrincipal) => {
  const [mention] = (await mine(by)).notifications;
  if (!mention) throw new Error('Nobody was mentioned');
  return mention;
};

describe('a mention', () => {
  it('is returned in the format of the specification', async () => {
    const note = await scene.write(`${at(grace)}, please call her`);
    const { success, notifications, unread } = await mine(grace);
    expect({ success, unread }).toEqual({ success: true, unread: 1 });
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        type: 'tagged-in-note',
        tag: 'TAGGED_IN_NOTE',
        entity_type: 'CLIENT_NOTE',
        entity_id: scene.clientId,
        author_id: scene.practice.admin.userId,
        author_name: scene.practice.admin.name,
        note_excerpt: '@Grace Kim, please call her',
        is_read: false,
        read_at: null,
        created_at: expect.any(String),
        action_url: `/clients/${scene.clientId}?note=${note.id}`,
      },
    ]);
  });

  it('notifies the person without any text of the note', async () => {
    await scene.write(`${at(grace)}, she is pregnant`);
    await product.eventually(async () => expect((await notified(grace)).unread).toBe(1));
    const { items } = await notified(grace);
    expect(items).toMatchObject([
      {
        topic: 'MENTIONED',
        title: 'You were mentioned',
        message: `${scene.practice.admin.name} mentioned you in a note about a client.`,
        source: { type: 'CLIENT', id: scene.clientId },
      },
    ]);
    expect(JSON.stringify(items)).not.toContain('pregnant');
    expect((await notified(scene.practice.admin)).items).toEqual([]);
    const stored = await product.sql('select payload::text from notifications.outbox');
    expect(JSON.stringify(stored)).not.toContain('pregnant');
    const mails = await product.sql('select row_to_json(mail_message)::text from notifications.mail_message');
    expect(JSON.stringify(mails)).not.toContain('pregnant');
  });

  it('is marked as read in the list of mentions and the notification centre together', async () => {
    await scene.write(`${at(grace)} one`);
    await product.eventually(async () => expect((await notified(grace)).unread).toBe(1));
    await read((await only(grace)).id, grace);
    expect(await only(grace)).toMatchObject({ is_read: true, read_at: expect.any(String) });
    await product.eventually(async () => expect((await notified(grace)).unread).toBe(0));
    await scene.write(`${at(grace)} two`);
    await product.eventually(async () => expect((await notified(grace)).unread).toBe(1));
    const [latest] = (await notified(grace)).items;
    await product.call(markNotificationRead, { params: { id: latest?.id ?? '' } }, grace);
    await product.eventually(async () => expect((await mine(grace)).unread).toBe(0));
    await scene.write(`${at(grace)} three`);
    await product.eventually(async () => expect((await notified(grace)).unread).toBe(1));
    await product.call(markAllNotificationsRead, {}, grace);
    await product.eventually(async () => expect((await mine(grace)).unread).toBe(0));
  });

  it('can be read and marked by the mentioned person only', async () => {
    await scene.write(`${at(grace)} one`);
    const { id } = await only(grace);
    for (const other of [scene.practice.admin, scene.as('USER')])
      await expect(read(id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read(randomUUID(), grace)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mine(scene.as('USER'), grace.userId)).notifications).toEqual([]);
  });

  it('notifies each person once, and never the author', async () => {
    const note = await scene.write(`${at(scene.practice.admin)} and ${at(grace)}, ${at(grace)}`);
    expect((await mine(scene.practice.admin)).notifications).toEqual([]);
    expect((await mine(grace)).notifications).toHaveLength(1);
    await change(note, { text: `${at(grace)}: soon` });
    expect(await excerpts(grace)).toEqual(['@Grace Kim: soon']);
  });

  it('is added and removed as the text changes', async () => {
    const lachlan = scene.as('LEAD_COORDINATOR');
    const note = await scene.write(`${at(grace)}, please`);
    await product.eventually(async () => expect((await notified(grace)).items).toHaveLength(1));
    const moved = await change(note, { text: `${at(lachlan)}, please` });
    expect(await excerpts(grace)).toEqual([]);
    expect(await excerpts(lachlan)).toEqual(['@Lachlan Reid, please']);
    await product.eventually(async () => {
      expect((await notified(grace)).items).toEqual([]);
      expect((await notified(lachlan)).items).toHaveLength(1);
    });
    const removal = { params: { id: note.id }, query: { version: moved.version } };
    const { version } = await product.call(deleteNote, removal, scene.practice.admin);
    expect(await excerpts(lachlan)).toEqual([]);
    await product.eventually(async () => expect((await notified(lachlan)).items).toEqual([]));
    await product.call(restoreNote, { params: { id: note.id }, body: { version } }, scene.practice.admin);
    expect(await excerpts(lachlan)).toEqual(['@Lachlan Reid, please']);
  });

  it('links to the record of the note', async () => {
    const body = { firstName: 'Aroha', phone: '0412 345 678' };
    const { id: entityId } = await product.call(createLead, { body }, grace);
    await scene.write(
      `${at(scene.practice.admin)}, how urgent?`,
      { entityType: 'LEAD_NOTE', entityId },
      grace,
    );
    const path = expect.stringContaining(`/leads/${entityId}?note=`);
    expect(await only(scene.practice.admin)).toMatchObject({ entity_type: 'LEAD_NOTE', action_url: path });
  });
});

describe('a person who cannot be mentioned', () => {
  const refused = (message = '') => ({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'text', message: expect.stringContaining(message) }],
  });

  it('is rejected by name if of another practice, unknown, without permission to read the note, or inactive', async () => {
    const other = await NotesScene.open(product);
    const blind = await scene.colleague('USER', 'Bella Blind', { CLIENTS: [] });
    const left = await scene.colleague('USER', 'Lea Left');
    await product.sql('update identity."user" set is_active = false where id = $1', [left.userId]);
    const unknown = { ...grace, userId: randomUUID() };
    for (const person of [other.as('SALES_MANAGER'), unknown, blind, left])
      await expect(scene.write(`${at(person)}, please`)).rejects.toMatchObject(refused(person.name));
    await expect(scene.write('@[x](not-an-id)')).rejects.toMatchObject(refused());
    expect(await scene.texts(scene.practice.admin)).toEqual([]);
  });

  it('may remain in a text that mentioned them before they left', async () => {
    const left = await scene.colleague('USER', 'Lea Left');
    const note = await scene.write(`${at(left)}, please`);
    await product.sql('update identity."user" set is_active = false where id = $1', [left.userId]);
    await expect(change(note, { text: `${at(left)}, thank you` })).resolves.toMatchObject({ version: 2 });
  });
});

describe('mention picker', () => {
  const names = async (query: object, by = scene.practice.admin) =>
    (await product.call(listMentionable, { query }, by)).items.map(({ name }) => name);

  it('offers only colleagues who may read the note', async () => {
    expect(await names({})).toEqual(['Grace Kim', 'Lachlan Reid', 'Uma Nair']);
    expect(await names({ type: 'MEDICAL' })).toEqual(['Grace Kim']);
    expect(await names({ entityType: 'LEAD_NOTE' })).toEqual(['Grace Kim', 'Lachlan Reid']);
    expect(await names({ entityType: 'QUOTE_COMMENT' })).toEqual(['Grace Kim', 'Uma Nair']);
    expect(await names({ entityType: 'USER_NOTE' })).toEqual([]);
    expect(await names({}, grace)).not.toContain('Grace Kim');
    await expect(names({ entityType: 'LEAD_NOTE' }, scene.as('USER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('finds people by the beginning of any part of their name', async () => {
    await scene.colleague('USER', 'Siobhán Kim-Ngata');
    expect(await names({ search: 'kim' })).toEqual(['Grace Kim', 'Siobhán Kim-Ngata']);
    expect(await names({ search: 'siob nga' })).toEqual(['Siobhán Kim-Ngata']);
    expect(await names({ search: 'im' })).toEqual([]);
  });
});

describe('processing a text', () => {
  const process = (text: string, body: object = {}, by = scene.practice.admin) =>
    product.call(
      processMentions,
      { body: { text, entityType: 'CLIENT_NOTE', entityId: scene.clientId, ...body } },
      by,
    );

  it('notifies people mentioned by id or by full name', async () => {
    const text = `${at(scene.as('USER'))} and @grace kim: see the form`;
    expect(await process(text)).toEqual({ success: true, mentioned: 2 });
    expect(await excerpts(grace)).toEqual(['@Uma Nair and @Grace Kim: see the form']);
    expect(await only(grace)).toMatchObject({ action_url: `/clients/${scene.clientId}` });
    expect(await process('nobody @here')).toEqual({ success: true, mentioned: 0 });
  });

  it('takes author and practice from the session, ignoring ids in the request', async () => {
    const other = await NotesScene.open(product);
    await process('@Grace Kim', { organizationId: other.practice.organisationId, authorId: grace.userId });
    expect(await only(grace)).toMatchObject({ author_id: scene.practice.admin.userId });
    expect((await mine(other.as('SALES_MANAGER'))).notifications).toEqual([]);
  });

  it('is rejected without permission to write there, or if the record does not exist', async () => {
    await expect(process('@Grace Kim', {}, scene.as('USER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(process('@Grace Kim', { entityId: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
