import fc from 'fast-check';
import { linksCountFrom, secondsUntilNextLink } from './confirmation-link';

const now = new Date('2026-11-20T05:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOUR = 3_600;

describe('another confirmation link', () => {
  it('may be sent if there was none before, or a minute after the last one', () => {
    expect(secondsUntilNextLink([], now)).toBe(0);
    expect(secondsUntilNextLink([ago(60)], now)).toBe(0);
    expect(secondsUntilNextLink([ago(20), ago(HOUR)], now)).toBe(40);
  });

  it('may be sent immediately after the address was corrected', () => {
    expect(secondsUntilNextLink([ago(1)], now, { isCorrection: true })).toBe(0);
  });

  it('is delayed after ten links until the oldest is a day old, even for a corrected address', () => {
    const ten = Array.from({ length: 10 }, (_, at) => ago((at + 1) * HOUR));
    expect(secondsUntilNextLink(ten, now)).toBe(14 * HOUR);
    expect(secondsUntilNextLink(ten, now, { isCorrection: true })).toBe(14 * HOUR);
    expect(secondsUntilNextLink(ten.slice(1), now)).toBe(0);
  });

  it('is sent at most ten times within any 24 hours', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 * HOUR }), { maxLength: 200 }), (waits) => {
        const sent: Date[] = [];
        let time = now;
        for (const seconds of waits) {
          time = new Date(time.getTime() + seconds * 1000);
          const from = linksCountFrom(time);
          const counted = sent.filter((at) => at > from).reverse();
          if (secondsUntilNextLink(counted, time) === 0) sent.push(time);
        }
        sent.forEach((last, at) => {
          const tenBefore = sent[at - 10];
          if (tenBefore) expect(last.getTime() - tenBefore.getTime()).toBeGreaterThanOrEqual(86_400_000);
        });
      }),
    );
  });
});
