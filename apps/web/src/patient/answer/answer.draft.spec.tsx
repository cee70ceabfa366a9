import { somePublicQuote } from '../public-quote.sample';
import { aboutYou } from './about-you.part';
import {
  clearAllDrafts,
  clearDraft,
  loadDraft,
  storageKey,
  readStoredDraft,
  saveDraft,
  type AnswerDraft,
} from './answer.draft';
import { initialValues, partValues } from './answer.form';
import { agreements } from './agreements.part';

const quote = somePublicQuote();
const TOKEN = 'Zk3'.repeat(14) + 'A';
const dateOfBirth = { day: '27', month: '3', year: '1984' };
const start = initialValues({ quote, dateOfBirth });
const filled: AnswerDraft = {
  choice: 'accept',
  values: {
    ...start,
    aboutYou: {
      ...partValues(aboutYou, start),
      phoneNumber: '0412 345 678',
      emergencyContact: 'Aroha Ngāpō',
      preferredDate: { day: '1', month: '2', year: '2027' },
      additionalNotes: 'I take warfarin',
    },
    agreements: { agreedToTerms: true, agreedToTreatment: true },
    signature: {
      method: 'type',
      typed: 'Te Ariki',
      isTypedNameConfirmed: false,
      drawn: '',
      uploaded: '',
      canvasAvailable: true,
    },
    question: { queryMessage: 'Is it safe with diabetes?' },
    reason: { rejectionReason: 'Too frightened' },
  },
};

beforeEach(() => {
  clearDraft(TOKEN);
  localStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

it('restores contact details and the choice after a reload', () => {
  saveDraft(TOKEN, { quote }, filled);
  const { choice, values } = readStoredDraft(TOKEN, { quote, dateOfBirth: null });
  expect(choice).toBe('accept');
  expect(partValues(aboutYou, values)).toMatchObject({
    patientName: 'Te Ariki Ngāpō',
    phoneNumber: '0412 345 678',
    emergencyContact: 'Aroha Ngāpō',
    preferredDate: { day: '1', month: '2', year: '2027' },
  });
  clearDraft(TOKEN);
  expect(localStorage).toHaveLength(0);
});

it('stores no signature, date of birth, agreement, free text or link', () => {
  saveDraft(TOKEN, { quote }, filled);
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toMatch(/signature|"Te Ariki"|1984|agreed|warfarin|diabetes|frightened/i);
  expect(stored).not.toContain(TOKEN.slice(0, 8));
  expect(partValues(agreements, readStoredDraft(TOKEN, { quote, dateOfBirth }).values)).toEqual({
    agreedToTerms: false,
    agreedToTreatment: false,
  });
});

it('is stored on the practice’s device, which the next patient uses, only until that is handed back', () => {
  window.history.replaceState(null, '', '/quote/accept/t?tablet=01930000-0000-7000-8000-000000000001');
  saveDraft(TOKEN, { quote }, filled);
  expect(localStorage).toHaveLength(0);
  const stored = readStoredDraft(TOKEN, { quote, dateOfBirth });
  expect(stored.choice).toBe('accept');
  expect(partValues(aboutYou, stored.values)).toMatchObject({ phoneNumber: '0412 345 678' });
  clearAllDrafts();
  expect(sessionStorage).toHaveLength(0);
  expect(loadDraft(TOKEN, { quote, dateOfBirth }).values).toEqual(start);
});

it('never fills in the form for another document or link', () => {
  saveDraft(TOKEN, { quote }, filled);
  const newer = { ...quote, documentHash: 'b'.repeat(64) };
  const fresh = { choice: null, values: initialValues({ quote, dateOfBirth: null }) };
  expect(readStoredDraft(TOKEN, { quote: newer, dateOfBirth: null })).toEqual(fresh);
  expect(readStoredDraft(`${TOKEN.slice(1)}B`, { quote, dateOfBirth: null })).toEqual(fresh);
  expect(storageKey(TOKEN)).not.toBe(storageKey(`${TOKEN.slice(1)}B`));
});

it.each([
  ['no text of ours', 'not JSON'],
  ['a number', '7'],
  [
    'other types',
    JSON.stringify({
      savedAt: Date.now(),
      document: quote.documentHash,
      choice: 'pay',
      parts: { aboutYou: { patientName: 7, phoneNumber: null, preferredDate: null } },
    }),
  ],
  ['no parts', JSON.stringify({ savedAt: Date.now(), document: quote.documentHash, choice: 'pay' })],
])('ignores unusable stored data: %s', (_name, text) => {
  localStorage.setItem(storageKey(TOKEN), text);
  expect(readStoredDraft(TOKEN, { quote, dateOfBirth })).toEqual({ choice: null, values: start });
});

it('expires after two weeks, whichever link it belongs to', () => {
  saveDraft('another link', { quote }, filled);
  readStoredDraft(TOKEN, { quote, dateOfBirth }, Date.now() + 15 * 86_400_000);
  expect(localStorage).toHaveLength(0);
});

it('is skipped if the browser blocks storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readStoredDraft(TOKEN, { quote, dateOfBirth }).choice).toBeNull();
  refuse.mockRestore();
});
