import { readTime, timeText } from './time-text';

it.each([
  ['2:05 pm', '14:05'],
  ['2.05PM', '14:05'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['7:30\u202fam', '07:30'],
  ['1405', '14:05'],
  ['930', '09:30'],
  ['14', '14:00'],
  ['14:05', '14:05'],
  ['13 pm', null],
  ['24:00', null],
  ['9:75', null],
  ['soon', null],
  ['', null],
])('parses %j as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it('formats a time in the locale, and parses it again', () => {
  expect(timeText('14:05', 'de-DE')).toBe('14:05');
  expect(timeText('14:05', 'en-AU')).toMatch(/^2:05\spm$/);
  for (const locale of ['en-AU', 'en-NZ', 'en-US', 'en-GB', 'de-DE'])
    expect(readTime(timeText('00:30', locale))).toBe('00:30');
});
