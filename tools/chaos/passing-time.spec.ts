import { createHmac } from 'node:crypto';
import { signed, zoneOfNoon } from './passing-time.mjs';

it.each(['2026-11-23T00:10:00Z', '2026-11-23T12:50:00Z', '2026-11-23T23:59:00Z'])(
  'finds at %s a time zone in which it is about noon',
  (at) => {
    const hour = new Intl.DateTimeFormat('en-AU', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: zoneOfNoon(new Date(at)) as string,
    }).format(new Date(at));
    expect(hour).toBe('12');
  },
);

it('signs bounce reports as the product expects', () => {
  const { timestamp, payload, signature } = signed('{"events":[]}', 'secret', 1_700_000_000_999) as {
    timestamp: number;
    payload: string;
    signature: string;
  };
  expect(timestamp).toBe(1_700_000_000);
  expect(signature).toBe(createHmac('sha256', 'secret').update(`1700000000.${payload}`).digest('hex'));
});
