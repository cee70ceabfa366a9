import { forgetEnding, recentEnding, rememberEnding } from './session.ending';

const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

it('is reported for ten minutes', () => {
  rememberEnding('PASSWORD_CHANGED', 0);
  expect(recentEnding(10 * MINUTE)).toEqual({ reason: 'PASSWORD_CHANGED' });
  expect(recentEnding(10 * MINUTE + 1)).toBeNull();
});

it('may have no reason, and can be cleared', () => {
  rememberEnding(null);
  expect(recentEnding()).toEqual({ reason: null });
  forgetEnding();
  expect(recentEnding()).toBeNull();
});

it.each(['nonsense', '{}', 'null', '7', '{"at":"today"}'])('ignores the stored text %s', (text) => {
  localStorage.setItem('quillcare.session-ended', text);
  expect(recentEnding()).toBeNull();
});
