import fc from 'fast-check';
import { getFirstContact, formatDuration } from './first-contact.view';

const ASKED = '2026-11-23T00:00:00.000Z';
const HOUR = 3_600_000;
const at = (ms: number) => Date.parse(ASKED) + ms;
const lead = (part: object = {}) => ({
  createdAt: ASKED,
  firstContactedAt: null,
  status: 'NEW' as const,
  ...part,
});

it('counts until first contact, and is late after the practice’s target', () => {
  expect(getFirstContact(lead(), at(HOUR), 4)).toEqual({ ms: HOUR, isRunning: true, isLate: false });
  expect(getFirstContact(lead(), at(4 * HOUR + 1), 4)).toMatchObject({ isRunning: true, isLate: true });
  const reached = lead({ firstContactedAt: new Date(at(2 * HOUR)).toISOString(), status: 'CONTACTED' });
  expect(getFirstContact(reached, at(90 * HOUR), 4)).toEqual({
    ms: 2 * HOUR,
    isRunning: false,
    isLate: false,
  });
});

it('is null for a lead lost before any contact', () => {
  expect(getFirstContact(lead({ status: 'LOST' }), at(HOUR), 4)).toBeNull();
});

it('is never negative, even if clocks differ', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ms) => {
      const contact = getFirstContact(lead(), at(ms), 4);
      expect(contact?.ms).toBe(Math.max(0, ms));
    }),
  );
});

it.each([
  [0, '0 min'],
  [59 * 60_000 + 59_999, '59 min'],
  [HOUR, '1 h'],
  [3 * HOUR + 5 * 60_000, '3 h 5 min'],
  [47 * HOUR + 59 * 60_000, '47 h'],
  [52 * HOUR, '2 days'],
])('formats %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
