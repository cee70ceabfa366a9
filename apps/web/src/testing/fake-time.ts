import { act } from '@testing-library/react';

/** Fake timers that the limits of requests follow too: `AbortSignal.timeout` runs on Node's own clock. */
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

const STEP_MS = 100;

/** Lets so many milliseconds pass, in steps: answers of the fake server are read in between, as they would be. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left)));
}
