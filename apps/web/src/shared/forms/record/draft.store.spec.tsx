import { draftKey, dropDraft, forgetDrafts, keepDraft, readDraft, type Draft } from './draft.store';

const AMELIA = draftKey('amelia', 'client', '1');
const draft: Draft = { at: 1_000, values: { phone: '0412' }, base: { version: 3, values: { phone: null } } };

beforeEach(() => sessionStorage.clear());

it('returns a draft for one day, only to the same user, form and record', () => {
  keepDraft(AMELIA, draft);
  expect(readDraft(AMELIA, 2_000)).toEqual(draft);
  expect(readDraft(draftKey('priya', 'client', '1'), 2_000)).toBeNull();
  expect(readDraft(draftKey('amelia', 'client', '2'), 2_000)).toBeNull();
  expect(readDraft(AMELIA, 1_001 + 24 * 60 * 60 * 1000)).toBeNull();
});

it('deletes one draft, all drafts, or those of other users', () => {
  const priya = draftKey('priya', 'client', '1');
  sessionStorage.setItem('other', 'stays');
  keepDraft(AMELIA, draft);
  keepDraft(priya, draft);
  forgetDrafts('amelia');
  expect(readDraft(priya, 2_000)).toBeNull();
  expect(readDraft(AMELIA, 2_000)).toEqual(draft);
  dropDraft(AMELIA);
  expect(readDraft(AMELIA, 2_000)).toBeNull();
  keepDraft(AMELIA, draft);
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it.each(['', '{', '{"at":1}', '[]', 'null'])('ignores the stored text %j', (text) => {
  sessionStorage.setItem(AMELIA, text);
  expect(readDraft(AMELIA, 2)).toBeNull();
});
