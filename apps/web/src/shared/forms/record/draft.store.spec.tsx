import { buildDraftKey, removeDraft, clearDrafts, storeDraft, readDraft, type Draft } from './draft.store';

const AMELIA = buildDraftKey('amelia', 'client', '1');
const draft: Draft = { at: 1_000, values: { phone: '0412' }, base: { version: 3, values: { phone: null } } };

beforeEach(() => sessionStorage.clear());

it('returns a draft for one day, only to the same user, form and record', () => {
  storeDraft(AMELIA, draft);
  expect(readDraft(AMELIA, 2_000)).toEqual(draft);
  expect(readDraft(buildDraftKey('priya', 'client', '1'), 2_000)).toBeNull();
  expect(readDraft(buildDraftKey('amelia', 'client', '2'), 2_000)).toBeNull();
  expect(readDraft(AMELIA, 1_001 + 24 * 60 * 60 * 1000)).toBeNull();
});

it('deletes one draft, all drafts, or those of other users', () => {
  const priya = buildDraftKey('priya', 'client', '1');
  sessionStorage.setItem('other', 'stays');
  storeDraft(AMELIA, draft);
  storeDraft(priya, draft);
  clearDrafts('amelia');
  expect(readDraft(priya, 2_000)).toBeNull();
  expect(readDraft(AMELIA, 2_000)).toEqual(draft);
  removeDraft(AMELIA);
  expect(readDraft(AMELIA, 2_000)).toBeNull();
  storeDraft(AMELIA, draft);
  clearDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it.each(['', '{', '{"at":1}', '[]', 'null'])('ignores the stored text %j', (text) => {
  sessionStorage.setItem(AMELIA, text);
  expect(readDraft(AMELIA, 2)).toBeNull();
});
