import { act } from '@testing-library/react';

/** Installs fake timers that also cover request timeouts, because `AbortSignal.timeout` uses Node's real clock. */
export function fakeTime(): void {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return controller.signal;
  });
}

export function useRealTime(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

const stepOf = (left: number) => (left > 5_000 ? 500 : 100);

/**
 * Advances the clock by `ms` milliseconds in steps, so that the fake server's answers are processed in between. The steps are
 * longer while more than five seconds remain.
 */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= stepOf(left))
    await act(() => jest.advanceTimersByTimeAsync(Math.min(stepOf(left), left)));
}
