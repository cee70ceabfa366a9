import { hideHarmlessErrors } from './harmless-errors';

const isReported = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));

it('suppresses ResizeObserver loop errors and no others', () => {
  hideHarmlessErrors();
  expect(isReported('ResizeObserver loop completed with undelivered notifications.')).toBe(false);
  expect(isReported('ResizeObserver loop limit exceeded')).toBe(false);
  expect(isReported('fees is undefined')).toBe(true);
});
