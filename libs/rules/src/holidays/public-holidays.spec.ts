import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isoWeekday } from '../dates';
import { AU_STATES } from '../au-states';
import { NZ_REGIONS } from '../state';
import { easterSunday } from './easter';
import { MATARIKI } from './matariki';
import { publicHolidayOn, publicHolidays, type HolidayPlace } from './public-holidays';

const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032];

/** The published list's codes for the regions of New Zealand. */
const NZ_CODES: Record<(typeof NZ_REGIONS)[number], string> = {
  Auckland: 'AUK',
  'Bay of Plenty': 'BOP',
  Canterbury: 'CAN',
  'Chatham Islands': 'CIT',
  Gisborne: 'GIS',
  "Hawke's Bay": 'HKB',
  'Manawatū-Whanganui': 'MWT',
  Marlborough: 'MBH',
  Nelson: 'NSN',
  Northland: 'NTL',
  Otago: 'OTA',
  Southland: 'STL',
  Taranaki: 'TKI',
  Tasman: 'TAS',
  Waikato: 'WKO',
  Wellington: 'WGN',
  'West Coast': 'WTC',
};

/**
 * Deliberate differences from the list. `+` marks a day only we have, `-` a day only the list has. SA: when Anzac Day falls on a
 * Sunday the following Monday is a holiday (Public Holidays Act 2023), which the list lacks. NSW: the order of 2026 adds a Monday
 * in 2026 and 2027 only; the list has it every year.
 */
const DELIBERATE: Readonly<Record<string, readonly string[]>> = {
  SA: ['+2027-04-26', '+2032-04-26'],
  NSW: ['-2032-04-26'],
};

const isWeekday = (date: string) => isoWeekday(date) <= 5;

/** Holidays from the package date-holidays (CC-BY-3.0 and ISC), as extracted by `tools/holidays`. */
const PUBLISHED = JSON.parse(
  readFileSync(join(__dirname, 'published-holidays.fixtures.json'), 'utf8'),
) as Record<string, string>;

/** The listed holidays that fall on Monday to Friday. */
function listed(country: string, code?: string): string[] {
  const days = PUBLISHED[code ? `${country} ${code}` : country];
  if (!days)
    throw new Error(
      `The published list has no ${country} ${code ?? ''}: node tools/holidays/write-published.mjs`,
    );
  return days.split(' ').filter(isWeekday);
}

function ours(place: HolidayPlace): string[] {
  return YEARS.flatMap((year) => publicHolidays(place, year))
    .map(({ date }) => date)
    .filter(isWeekday);
}

function differences(own: string[], published: string[]): string[] {
  const [mine, theirs] = [new Set(own), new Set(published)];
  return [
    ...[...mine].filter((date) => !theirs.has(date)).map((date) => `+${date}`),
    ...[...theirs].filter((date) => !mine.has(date)).map((date) => `-${date}`),
  ].sort();
}

describe('weekday public holidays from 2024 to 2032 match a published list', () => {
  it.each(AU_STATES)('in the Australian state %s', (state) => {
    const found = differences(ours({ country: 'AU', region: state }), listed('AU', state));
    expect(found).toEqual(DELIBERATE[state] ?? []);
  });

  it.each(NZ_REGIONS)('in the New Zealand region %s', (region) => {
    expect(differences(ours({ country: 'NZ', region }), listed('NZ', NZ_CODES[region]))).toEqual([]);
  });

  it('in all of Australia', () => {
    expect(differences(ours({ country: 'AU', region: null }), listed('AU'))).toEqual([]);
  });

  it('in all of New Zealand', () => {
    expect(differences(ours({ country: 'NZ', region: null }), listed('NZ'))).toEqual([]);
  });
});

it('counts only holidays kept in every region if the region is unknown', () => {
  for (const [country, regions] of [
    ['AU', AU_STATES],
    ['NZ', NZ_REGIONS],
  ] as const)
    for (const date of ours({ country, region: null }))
      for (const region of regions) expect(publicHolidayOn({ country, region }, date)).not.toBeNull();
});

it.each([
  ['2024-03-31', 2024],
  ['2025-04-20', 2025],
  ['2035-03-25', 2035],
  ['2038-04-25', 2038],
])('puts Easter on %s', (date, year) => {
  expect(easterSunday(year)).toBe(date);
});

it('always puts Matariki on a Friday', () => {
  for (const date of Object.values(MATARIKI)) expect([date, isoWeekday(date)]).toEqual([date, 5]);
});

it('names the holiday', () => {
  const sydney = { country: 'AU', region: 'NSW' } as const;
  expect(publicHolidayOn(sydney, '2026-04-27')).toBe('Anzac Day');
  expect(publicHolidayOn(sydney, '2026-04-28')).toBeNull();
  expect(publicHolidayOn({ country: 'NZ', region: 'Otago' }, '2035-03-27')).toBe('Otago Anniversary Day');
  expect(publicHolidayOn({ country: 'AU', region: 'constructor' }, '2026-06-08')).toBeNull();
});
