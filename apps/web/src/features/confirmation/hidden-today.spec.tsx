import { hideToday, isHiddenToday } from './hidden-today';

const morning = new Date(2026, 10, 20, 8);

beforeEach(() => localStorage.clear());

it('remembers that the notice is hidden until the end of the day, for this user only', () => {
  expect(isHiddenToday('mere', morning)).toBe(false);
  hideToday('mere', morning);
  expect(isHiddenToday('mere', new Date(2026, 10, 20, 23, 59))).toBe(true);
  expect(isHiddenToday('mere', new Date(2026, 10, 21, 0, 1))).toBe(false);
  expect(isHiddenToday('ana', morning)).toBe(false);
});
