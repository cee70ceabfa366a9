import { someSession } from '../../testing/session.sample';
import { forgetSession, rememberedSession, rememberSession } from './session.cache';
import { rememberSignedIn } from './session.store';

const KEY = 'quillcare.session';

beforeEach(() => localStorage.clear());

it('returns a remembered session for one day', () => {
  rememberSession(someSession(), 1_000);
  expect(rememberedSession(2_000)).toEqual(someSession());
  expect(rememberedSession(1_000 + 24 * 60 * 60 * 1000)).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another shape', JSON.stringify({ savedAt: Date.now(), session: { user: { name: 'x' } } })],
  [
    'the placeholder of an organisation',
    JSON.stringify({
      savedAt: Date.now(),
      session: { ...someSession(), organisation: { ...someSession().organisation, id: 'offline-org' } },
    }),
  ],
])('deletes an invalid cache: %s', (_name, text) => {
  localStorage.setItem(KEY, text);
  expect(rememberedSession()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('is empty after sign-out', () => {
  rememberSession(someSession());
  rememberSignedIn(false);
  expect(rememberedSession()).toBeUndefined();
  forgetSession();
});

it.each(['VERIFY', 'SET_UP'] as const)('stores no session with incomplete sign-in: %s', (secondStep) => {
  rememberSession(someSession());
  rememberSession({ ...someSession(), secondStep });
  expect(localStorage.getItem(KEY)).toBeNull();
  localStorage.setItem(
    KEY,
    JSON.stringify({ savedAt: Date.now(), session: { ...someSession(), secondStep } }),
  );
  expect(rememberedSession()).toBeUndefined();
});
