import { JULY_2026, settingsOfTable } from './medicare-settings';
import type { MbsItem } from './mbs-item';
import { operation } from './schedule.suite';

const anaesthetic = (item: string, basicUnits: number, scheduleFeeMinor: number): MbsItem => ({
  ...operation(item, scheduleFeeMinor),
  group: 'T10',
  basicUnits,
});

describe('settings of a schedule table', () => {
  it('are read from its items', () => {
    const items = [
      anaesthetic('20160', 6, 14_400),
      anaesthetic('20142', 5, 12_000),
      anaesthetic('20100', 5, 11_855), // an outlier
      { ...operation('51300', 10_500), group: 'T9', description: 'Fees do not exceed $1,668.25' },
      { ...operation('51306', 15_000), group: 'T9' },
      { ...operation('51315', 32_000), group: 'T9' },
      { ...operation('51318', 21_000), group: 'T9' },
      { ...operation('30001', 200_000), benefit85Minor: 189_000 },
      { ...operation('30002', 300_000), benefit85Minor: 289_000 },
      { ...operation('30003', 33_125), benefit85Minor: 28_160 },
    ];
    expect(settingsOfTable(items, '2027-07-01')).toEqual({
      date: '2027-07-01',
      anaestheticUnitMinor: 2_400,
      greatestGapMinor: 11_000,
      assistanceThresholdMinor: 166_825,
      assistanceFees: { 51300: 10_500, 51306: 15_000, 51315: 32_000, 51318: 21_000 },
    });
    expect(settingsOfTable([...items].reverse(), '2027-07-01')).toEqual(settingsOfTable(items, '2027-07-01'));
  });

  it('default to those of July 2026 where the table does not contain them', () => {
    expect(settingsOfTable([], '2027-07-01')).toEqual({ ...JULY_2026, date: '2027-07-01' });
  });
});
