import { Clock } from '@quillcare/service-kit';
import { todayIn } from '@quillcare/rules';
import { DemoTimes, ZONE } from './demo-times';

describe('DemoTimes', () => {
  afterEach(() => jest.useRealTimers());

  const dayIn = (times: DemoTimes, clock: Clock, daysAgo: number) =>
    times.runDaysAgo(daysAgo, () => Promise.resolve(todayIn(clock.now(), ZONE)));

  it('stays on the day the demonstration was started, even if midnight passes meanwhile', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T12:59:59.000Z') });
    const clock = new Clock();
    const times = new DemoTimes(clock, '2026-11-28T12:59:58.000Z');
    expect(await dayIn(times, clock, 0)).toBe('2026-11-28');
    jest.setSystemTime(new Date('2026-11-28T13:00:01.000Z'));
    expect(await dayIn(times, clock, 0)).toBe('2026-11-28');
    expect(await dayIn(times, clock, 3)).toBe('2026-11-25');
  });

  it('stays on the day of an earlier start that began it', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-02T03:00:00.000Z') });
    const clock = new Clock();
    const times = new DemoTimes(clock, '2026-11-28T12:00:00.000Z');
    expect(await dayIn(times, clock, 0)).toBe('2026-11-28');
  });
});
