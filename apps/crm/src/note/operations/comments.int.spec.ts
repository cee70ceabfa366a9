import { randomUUID } from 'node:crypto';
import {
  deleteNote,
  listMyMentions,
  listNotes,
  restoreNote,
  reviseQuote,
  sendQuote,
  updateClient,
  type Note,
  type UserPrincipal,
} from '@quillcare/contracts';
import { draftQuote, perTest, testProduct } from '@quillcare/testing';
import { at, NotesScene } from './notes.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const scene = perTest(() => NotesScene.open(product));
let quoteId: string;
beforeEach(async () => {
  quoteId = await quote(scene);
});

const quote = async ({ practice, clientId }: NotesScene) =>
  (await draftQuote(product, practice.admin, clientId)).id;

const comment = (text: string, parent: Note | null = null, by = scene.practice.admin) =>
  scene.write(text, { entityType: 'QUOTE_COMMENT', entityId: quoteId, parentId: parent?.id ?? null }, by);
const threads = async (by = scene.practice.admin, id = quoteId) => {
  const query = { entityType: 'QUOTE_COMMENT', entityId: id } as const;
  const { items } = await product.call(listNotes, { query }, by);
  return items.map(({ text, deletedAt, replies }) => ({
    text: deletedAt ? null : text,
    replies: replies.map((reply) => reply.text),
  }));
};
const remove = ({ id, version }: Note, by = scene.practice.admin) =>
  product.call(deleteNote, { params: { id }, query: { version } }, by);

it('lists replies below their comment, oldest first, and a reply to a reply at the same level', async () => {
  const asked = await comment('Two nights?');
  const answer = await comment('Yes', asked, scene.as('SALES_MANAGER'));
  await comment('Thank you', answer);
  await comment('And the garment?');
  expect(await threads()).toEqual([
    { text: 'And the garment?', replies: [] },
    { text: 'Two nights?', replies: ['Yes', 'Thank you'] },
  ]);
});

it('allows everybody who may read the quote to reply', async () => {
  const asked = await comment('Two nights?');
  await comment('Yes', asked, scene.as('USER'));
  expect(await threads(scene.as('USER'))).toEqual([{ text: 'Two nights?', replies: ['Yes'] }]);
  const coordinator = scene.as('LEAD_COORDINATOR');
  await expect(threads(coordinator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(comment('x', asked, coordinator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const body = { entityType: 'QUOTE_NOTE', entityId: quoteId } as const;
  await expect(scene.write('x', body, scene.as('USER'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('keeps a deleted comment without its text as long as it has replies', async () => {
  const asked = await comment('Two nights?');
  const answer = await comment('Yes', asked);
  const { version } = await remove(asked);
  expect(await threads()).toEqual([{ text: null, replies: ['Yes'] }]);
  await remove(answer);
  expect(await threads()).toEqual([]);
  await product.call(restoreNote, { params: { id: asked.id }, body: { version } }, scene.practice.admin);
  expect(await threads()).toEqual([{ text: 'Two nights?', replies: [] }]);
});

it('rejects a reply to a comment on another quote', async () => {
  const other = await NotesScene.open(product);
  const theirs = await other.write('x', { entityType: 'QUOTE_COMMENT', entityId: await quote(other) });
  const elsewhere = await scene.write('x', { entityType: 'QUOTE_COMMENT', entityId: await quote(scene) });
  for (const parentId of [theirs.id, elsewhere.id, randomUUID()])
    await expect(comment('x', { id: parentId } as Note)).rejects.toMatchObject({
      errors: [{ path: 'parentId' }],
    });
});

it('shows the comments on all versions of a quote', async () => {
  await comment('Two nights?');
  const { admin } = scene.practice;
  const dateOfBirth = '1980-05-17';
  await product.call(
    updateClient,
    { params: { id: scene.clientId }, body: { version: 1, dateOfBirth } },
    admin,
  );
  const sent = await product.call(sendQuote, { params: { id: quoteId }, body: { version: 1 } }, admin);
  const revise = { params: { id: quoteId }, body: { version: sent.quote.version } };
  const { id: nextId } = await product.call(reviseQuote, revise, admin);
  expect(await threads(admin, nextId)).toEqual([{ text: 'Two nights?', replies: [] }]);
});

it('notifies the author of a comment about a reply, and the people mentioned in it', async () => {
  const grace = scene.as('SALES_MANAGER');
  const asked = await comment('Two nights?', null, grace);
  await comment(`Yes, says ${at(scene.as('USER'))}`, asked);
  const mine = async (by: UserPrincipal) =>
    (await product.call(listMyMentions, { query: {} }, by)).notifications.map(({ tag, type }) => [tag, type]);
  expect(await mine(grace)).toEqual([['MENTION_REPLY', 'mention-reply']]);
  expect(await mine(scene.as('USER'))).toEqual([['TAGGED_IN_COMMENT', 'tagged-in-comment']]);
  await comment('Good', asked, grace);
  expect(await mine(grace)).toHaveLength(1);
});
