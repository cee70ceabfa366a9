import { forgetEnding, readRecentEnding, rememberEnding } from './session.ending';

const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

it('is reported for ten minutes', () => {
  rememberEnding('PASSWORD_CHANGED', 0);
  expect(readRecentEnding(10 * MINUTE)).toEqual({ reason: 'PASSWORD_CHANGED' });
  expect(readRecentEnding(10 * MINUTE + 1)).toBeNull();
});

it('may have no reason, and can be cleared', () => {
  rememberEnding(null);
  expect(readRecentEnding()).toEqual({ reason: null });
  forgetEnding();
  expect(readRecentEnding()).toBeNull();
});

it.each(['nonsense', '{}', 'null', '7', '{"at":"today"}'])('ignores the stored text %s', (text) => {
  localStorage.setItem('quillcare.session-ended', text);
  expect(readRecentEnding()).toBeNull();
});
