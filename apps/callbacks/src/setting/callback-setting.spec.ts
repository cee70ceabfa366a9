import { AppError } from '@quillcare/contracts';
import { DEFAULT_CALLBACK_SETTING, dueDayAfter, firstSetting, holidayRegionOf } from './callback-setting';

const settings = { ...DEFAULT_CALLBACK_SETTING, dueInDays: 5 };
const business = { ...settings, countsBusinessDays: true };

describe('due date of a callback', () => {
  // Thursday before Easter 2026: Good Friday is 3 April, Easter Monday 6 April.
  const thursday = '2026-04-02';

  it.each([
    ['calendar days', settings, '2026-04-07'],
    ['business days without public holidays', { ...business, skipsHolidays: false }, '2026-04-09'],
    ['business days with public holidays', business, '2026-04-13'],
    ['the same day', { ...settings, dueInDays: 0 }, thursday],
  ] as const)('counts %s', (_name, how, due) => {
    expect(dueDayAfter(thursday, how, 'AU')).toBe(due);
  });

  it('applies the public holidays of the given state only', () => {
    // The Monday after Anzac Day 2026 is a public holiday in New South Wales but not in Victoria.
    const dueIn = (holidayRegion: string) =>
      dueDayAfter('2026-04-24', { ...business, dueInDays: 1, holidayRegion }, 'AU');
    expect([dueIn('NSW'), dueIn('VIC')]).toEqual(['2026-04-28', '2026-04-27']);
  });
});

it("skips the public holidays of the state in a new practice's address", () => {
  const home = {
    country: 'AU',
    timeZone: 'Australia/Sydney',
    address: '1 Collins Street, Melbourne VIC 3000',
  } as const;
  expect(firstSetting(home).holidayRegion).toBe('VIC');
  expect(firstSetting({ ...home, address: null }).holidayRegion).toBeNull();
});

it("normalises a region of the practice's country and rejects one of another country", () => {
  expect(holidayRegionOf('hawkes bay', 'NZ')).toBe("Hawke's Bay");
  expect(holidayRegionOf(null, 'NZ')).toBeNull();
  expect(() => holidayRegionOf('NSW', 'NZ')).toThrow(AppError);
});
