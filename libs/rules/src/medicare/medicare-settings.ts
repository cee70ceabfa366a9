import { roundUpToFiveCents } from './five-cents';
import type { MbsItem, MedicareSettings } from './mbs-item';

/**
 * The settings of the schedule of 1 July 2026, used for whatever a table does not contain. The cataract fees are those of July
 * 2025, the latest available to us.
 */
export const MEDICARE_SETTINGS_JULY_2026: MedicareSettings = {
  date: '2026-07-01',
  anaestheticUnitMinor: 2_370,
  greatestGapMinor: 10_450,
  assistanceThresholdMinor: 66_825,
  assistanceFees: { 51300: 10_325, 51306: 14_925, 51315: 31_780, 51318: 20_975 },
};

/**
 * Derives the settings from the items of a table, so that nobody has to enter them when the table changes: the unit value is the
 * fee per unit of anaesthetic items, the greatest permissible gap is what the 85 % benefits of expensive items leave, and the
 * assistance threshold is stated in the description of item 51300.
 */
export function deriveMedicareSettings(items: readonly MbsItem[], date: string): MedicareSettings {
  const byNumber = new Map(items.map((item) => [item.item, item]));
  const findFee = (item: keyof MedicareSettings['assistanceFees']) =>
    byNumber.get(item)?.scheduleFeeMinor ?? MEDICARE_SETTINGS_JULY_2026.assistanceFees[item];
  return {
    date,
    anaestheticUnitMinor:
      mostFrequent(items.flatMap(inferUnitValue)) ?? MEDICARE_SETTINGS_JULY_2026.anaestheticUnitMinor,
    greatestGapMinor:
      mostFrequent(items.flatMap(inferGreatestGap)) ?? MEDICARE_SETTINGS_JULY_2026.greatestGapMinor,
    assistanceThresholdMinor:
      parseAmount(byNumber.get('51300')?.description) ??
      parseAmount(byNumber.get('51303')?.description) ??
      MEDICARE_SETTINGS_JULY_2026.assistanceThresholdMinor,
    assistanceFees: {
      51300: findFee('51300'),
      51306: findFee('51306'),
      51315: findFee('51315'),
      51318: findFee('51318'),
    },
  };
}

function inferUnitValue({ group, basicUnits, scheduleFeeMinor }: MbsItem): number[] {
  if (group !== 'T10' || !basicUnits || !scheduleFeeMinor) return [];
  return scheduleFeeMinor % basicUnits === 0 ? [scheduleFeeMinor / basicUnits] : [];
}

function inferGreatestGap({ scheduleFeeMinor, benefit85Minor }: MbsItem): number[] {
  if (scheduleFeeMinor === null || benefit85Minor === null) return [];
  return benefit85Minor > roundUpToFiveCents(scheduleFeeMinor * 17, 20)
    ? [scheduleFeeMinor - benefit85Minor]
    : [];
}

/** Prefers the smallest of equally frequent values, so that the result does not depend on the order of the file. */
function mostFrequent(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([a, times], [b, others]) => others - times || a - b);
  return first?.[0] ?? null;
}

/** Returns the first amount with cents in a text, such as `$668.25` or `$1,668.25`, in minor units, or null. */
function parseAmount(text: string | undefined): number | null {
  const match = /\$\s?(\d{1,3}(?:,\d{3})*|\d{1,7})\.(\d\d)/.exec(text ?? '');
  return match ? Number(`${match[1]?.replaceAll(',', '')}${match[2]}`) : null;
}
