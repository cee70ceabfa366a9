import fc from 'fast-check';
import { formatIcal, type IcalEvent } from './ical';
import { forAll } from '../for-all.suite';

const event: IcalEvent = {
  uid: '01a1fa25-0000-7000-8000-00000000000a@quillcare',
  sequence: 4,
  changedAt: new Date('2026-11-20T03:00:00.123Z'),
  startsAt: new Date('2026-10-04T20:30:00Z'),
  endsAt: new Date('2026-10-04T22:00:00Z'),
  summary: 'M.W.',
  location: 'Harbour Private; Theatre 2, level 3',
  status: 'CONFIRMED',
};
const fileOf = (changes: Partial<IcalEvent> = {}) =>
  formatIcal({ name: 'Dr Hartmann', refreshMinutes: 60, events: [{ ...event, ...changes }] });
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

it('writes times in UTC, with UID, sequence and status', () => {
  expect(unfolded(fileOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quillcare//Surgery calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Dr Hartmann',
    'REFRESH-INTERVAL;VALUE=DURATION:PT60M',
    'X-PUBLISHED-TTL:PT60M',
    'BEGIN:VEVENT',
    'UID:01a1fa25-0000-7000-8000-00000000000a@quillcare',
    'DTSTAMP:20261120T030000Z',
    'LAST-MODIFIED:20261120T030000Z',
    'SEQUENCE:4',
    'DTSTART:20261004T203000Z',
    'DTEND:20261004T220000Z',
    'SUMMARY:M.W.',
    'LOCATION:Harbour Private\\; Theatre 2\\, level 3',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['x', 141],
  ['é', 70],
  ['字', 46],
  ['😀', 34],
])('fills two lines with %s before starting a third', (character, count) => {
  const lines = (summary: string) =>
    fileOf({ summary })
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
  expect(lines(character.repeat(count))).toHaveLength(2);
  expect(lines(character.repeat(count + 1))).toHaveLength(3);
});

it('marks an event as cancelled and the time as free', () => {
  const lines = unfolded(fileOf({ status: 'CANCELLED', location: null }));
  expect(lines).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT']));
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
});

it('writes a complete calendar even without events', () => {
  const lines = unfolded(formatIcal({ name: 'Dr Hartmann', refreshMinutes: 60, events: [] }));
  expect([lines[0], lines[1], lines.at(-2), lines.at(-1)]).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''],
  ]);
});

it('keeps every line within 75 octets without splitting a character or losing text', () => {
  forAll(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
    const text = fileOf({ summary });
    for (const line of text.split('\r\n')) {
      expect(octets(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
    const written = unfolded(text).find((line) => line.startsWith('SUMMARY:'))!;
    const read = written
      .slice('SUMMARY:'.length)
      .replace(/\\([\\;,n])/g, (_all, character: string) => (character === 'n' ? '' : character));
    const sent = summary.replace(/[\u0000-\u0008\u000b-\u001f\u007f]|\r|\n/g, '');
    expect(read).toBe(sent);
  });
});

it('escapes line breaks so that no text can start a line of its own', () => {
  const lines = unfolded(fileOf({ summary: 'A\r\nSTATUS:CANCELLED\nB\rC' }));
  expect(lines).toContain('SUMMARY:A\\nSTATUS:CANCELLED\\nB\\nC');
  expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED']);
});
